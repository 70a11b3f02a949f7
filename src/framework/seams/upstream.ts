import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {packagePath, seams} from './seams';

/** A seam, or a theme part that replaces its original. */
export type Part = {
  name: string;
  /** The files that it goes around, as in `Seam`. */
  upstream: string[];
  proof?: string;
};

/** The theme components of the site and its features that don't render their original. */
function replacedThemeParts(siteDir: string): Part[] {
  const packages = path.join(siteDir, 'node_modules/@docusaurus');
  const themes = readdirSync(packages).flatMap((name) => [
    `${name}/lib/theme`,
    `${name}/lib/client/theme-fallback`,
  ]);
  return Globby.sync('src/**/theme/**/*.{ts,tsx}', {cwd: siteDir}).flatMap((file) => {
    const name = /\/theme\/(.+?)(?:\/index)?\.tsx?$/u.exec(file)![1]!;
    const upstream = themes
      .flatMap((theme) => [`${theme}/${name}.js`, `${theme}/${name}/index.js`])
      .filter((original) => existsSync(path.join(packages, original)));
    const code = readFileSync(path.join(siteDir, file), 'utf8');
    const isWrapper = ['init', 'original'].some((of) => code.includes(`'@theme-${of}/${name}'`));
    return upstream.length > 0 && !isWrapper ? [{name: file, upstream}] : [];
  });
}

/**
 * @param siteDir
 * @returns all that has to be looked at when Docusaurus is updated
 */
export const readParts = (siteDir: string): Part[] => [
  ...Object.entries(seams).map(([name, {upstream, proof}]) => ({name, upstream, proof})),
  ...replacedThemeParts(siteDir),
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
