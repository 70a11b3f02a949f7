import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type ThemePart = {
  /** Below the site's folder. */
  file: string;
  /** As in `@theme/…`. */
  name: string;
  /** True if it renders the original. */
  wraps: boolean;
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
  return readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .flatMap((file) => {
      const name = /(?:^|\/)theme\/(.+?)(?:\/index)?(?<!\.test|\.d)\.tsx?$/u.exec(file)?.[1];
      if (!name) {
        return [];
      }
      const code = readFileSync(path.join(siteDir, 'src', file), 'utf8');
      return {
        file: `src/${file}`,
        name,
        wraps: ['init', 'original'].some((origin) => code.includes(`'@theme-${origin}/${name}'`)),
        comment: leadingComment.exec(code)?.[0] ?? '',
        originals: themes
          .flatMap((theme) => [`${theme}/${name}.js`, `${theme}/${name}/index.js`])
          .filter((original) => existsSync(path.join(packages, original))),
      };
    });
}

const replaces = /^\W*Replaces /u;

/** @returns what is wrong with a theme part; undefined if it takes the place of what it says */
export function problemOf({file, name, wraps, comment, originals}: ThemePart): string | undefined {
  if (originals.length === 0 && (wraps || replaces.test(comment))) {
    return `${file} has no original: no package of Docusaurus has a theme component ${name} any more.\n${comment}`;
  }
  if (originals.length > 0 && !wraps && !replaces.test(comment)) {
    return `${file} hides ${originals.join(', ')}. Wrap the original, or start the file with a comment "Replaces …, because …".`;
  }
  return undefined;
}
