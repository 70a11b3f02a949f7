import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {packagePath, seams} from './seams';

/** A seam, or a file that replaces or wraps a theme component. */
export type Part = {
  name: string;
  /** The files that it goes around, or that it renders, as in `Seam`. */
  upstream: string[];
  proof?: string;
};

/** The files of the site that replace theme components, or render their originals. */
function themeParts(siteDir: string): Part[] {
  const packages = path.join(siteDir, 'node_modules/@docusaurus');
  const themes = readdirSync(packages).flatMap((name) => [
    `${name}/lib/theme`,
    `${name}/lib/client/theme-fallback`,
  ]);
  const originalsOf = (name: string) =>
    themes
      .flatMap((theme) => [`${theme}/${name}.js`, `${theme}/${name}/index.js`])
      .filter((original) => existsSync(path.join(packages, original)));
  return Globby.sync('src/**/*.{ts,tsx}', {cwd: siteDir}).flatMap((file) => {
    const [, replaced] = /\/theme\/(.+?)(?:\/index)?\.tsx?$/u.exec(file) ?? [];
    const code = readFileSync(path.join(siteDir, file), 'utf8');
    const rendered = code.matchAll(/'@theme-(?:init|original)\/([^']+)'/gu);
    // "Replaces CodeBlock/Layout and CodeBlock/Buttons of …"
    const [comment = ''] = /^\W*Replaces [^.]+/u.exec(code) ?? [];
    const alsoReplaced = comment.match(/\b[A-Z]\w+(?:\/[A-Z]\w+)+/gu) ?? [];
    const names = [
      ...(replaced ? [replaced, ...alsoReplaced] : []),
      ...Array.from(rendered, ([, name]) => name!),
    ];
    const upstream = [...new Set(names)].flatMap(originalsOf);
    return upstream.length > 0 ? [{name: file, upstream}] : [];
  });
}

/**
 * @param siteDir
 * @returns all that has to be looked at when Docusaurus is updated
 */
export const readParts = (siteDir: string): Part[] => [
  ...Object.entries(seams).map(([name, {upstream, proof}]) => ({name, upstream, proof})),
  ...themeParts(siteDir),
];

/**
 * @param siteDir whose `node_modules` has the files
 * @param parts
 * @returns a hash by the path of each upstream file that is there
 */
export function hashUpstream(siteDir: string, parts: Part[]): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const file of [...new Set(parts.flatMap(({upstream}) => upstream))].sort()) {
    const source = path.join(siteDir, 'node_modules', packagePath(file));
    if (existsSync(source)) {
      const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
      hashes.set(file, hash.slice(0, 12));
    }
  }
  return hashes;
}
