import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type ThemePart = {
  /** Below the site's folder. */
  file: string;
  /** As in `@theme/…`. */
  name: string;
  /** True if it renders the original. */
  wraps: boolean;
  /** True if the code of the site imports it, or a route has it. */
  isImported: boolean;
  /** The comment that it starts with. */
  comment: string;
  /** The files that it takes the place of, below `node_modules/@docusaurus`. */
  originals: string[];
};

const leadingComment = /^(?:\/\/.*\n)+|^\/\*[^]*?\*\//u;

/**
 * @param siteDir
 * @returns all theme components of the site and its features, also those that have no original
 */
export function readThemeParts(siteDir: string): ThemePart[] {
  const packages = path.join(siteDir, 'node_modules/@docusaurus');
  const themes = readdirSync(packages)
    .flatMap((name) => [`${name}/lib/theme`, `${name}/lib/client/theme-fallback`])
    .filter((folder) => existsSync(path.join(packages, folder)));
  const codeByFile = readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/u.test(file))
    .map((file) => [file, readFileSync(path.join(siteDir, 'src', file), 'utf8')] as const);
  const imports = new Set(
    codeByFile.flatMap(([file, code]) =>
      Array.from(code.matchAll(/'(?:@theme\/([^']+)|(\.[^']+))'/gu), ([, name, relative]) =>
        name ? `@theme/${name}` : path.posix.join(file, '..', relative!),
      ),
    ),
  );
  return codeByFile.flatMap(([file, code]) => {
    const module = file.replace(/(?:\/index)?\.tsx?$/u, '');
    const name = /(?:^|\/)theme\/(.+)/u.exec(module)?.[1];
    if (!name) {
      return [];
    }
    return {
      file: `src/${file}`,
      name,
      wraps: ['init', 'original'].some((origin) => code.includes(`'@theme-${origin}/${name}'`)),
      isImported: imports.has(`@theme/${name}`) || imports.has(module),
      comment: leadingComment.exec(code)?.[0] ?? '',
      originals: themes
        .flatMap((theme) => [`${theme}/${name}.js`, `${theme}/${name}/index.js`])
        .filter((original) => existsSync(path.join(packages, original))),
    };
  });
}

const replaces = /^\W*Replaces /u;

/** @returns what is wrong with a theme part; undefined if it takes the place of what it says */
export function problemOf(part: ThemePart): string | undefined {
  const {file, name, wraps, isImported, comment, originals} = part;
  if (originals.length === 0 && (wraps || replaces.test(comment))) {
    return `${file} has no original: no package of Docusaurus has a theme component ${name} any more.\n${comment}`;
  }
  if (originals.length === 0 && !isImported) {
    return `${file} is never used: no package of Docusaurus has a theme component ${name}, and nothing in src imports it. Correct its name, or delete it.`;
  }
  if (originals.length > 0 && !wraps && !replaces.test(comment)) {
    return `${file} hides ${originals.join(', ')}. Wrap the original, or start the file with a comment "Replaces …, because …".`;
  }
  return undefined;
}
