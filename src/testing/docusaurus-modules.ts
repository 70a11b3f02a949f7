import {readdirSync} from 'node:fs';
import path from 'node:path';
import {
  loadDocusaurusAliases,
  loadThemeAliases,
} from '@docusaurus/core/lib/webpack/aliases/index.js';
import {transformWithEsbuild, type Plugin} from 'vite';
import {packagePath, seams, type Seam} from '../framework/seams/seams';

const root = path.resolve(import.meta.dirname, '../..');
const packages = path.join(root, 'node_modules/@docusaurus');

/** The theme folders of packages and features, in the order in which the site's themes override. */
const themes = [
  ...['theme-classic', 'theme-live-codeblock', 'theme-mermaid', 'plugin-debug'].map((name) =>
    path.join(packages, name, 'lib/theme'),
  ),
  ...['src/features', 'src/features/code-blocks', 'src/framework'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name, 'theme')),
  ),
];

/** Packages whose code runs in the browser and needs the aliases below. */
const browserCode =
  /@docusaurus\/(?:core\/lib\/client|theme-[\w-]+\/lib|plugin-[\w-]+\/lib\/(?:client|theme))\//u;

/** Replaces the pieces of a file's code that the seams replace in a build. */
const replacePieces = (code: string, id: string): string =>
  Object.values<Seam>(seams)
    .filter(({upstream}) => id.endsWith(`/node_modules/${packagePath(upstream[0]!)}`))
    .flatMap((seam) => seam.code ?? [])
    .reduce((result, {from, to}) => result.replace(from, () => to), code);

/**
 * Resolves and transforms modules for component tests the way a site build does: theme components
 * with the site's own in place of the originals, `@docusaurus/*`, `@generated/*`, JSX in `.js` files of
 * packages, and replaced pieces of code.
 */
export async function docusaurusModules(): Promise<Plugin[]> {
  const aliases: Record<string, string> = {
    ...(await loadDocusaurusAliases()),
    ...(await loadThemeAliases({
      siteDir: root,
      plugins: themes.map((dir) => ({path: dir, getThemePath: () => '.'})) as never,
    })),
  };
  return [
    {
      name: 'docusaurus-modules',
      enforce: 'pre',
      resolveId(id) {
        if (id.startsWith('@generated/')) {
          return path.join(
            import.meta.dirname,
            'generated',
            `${id.slice('@generated/'.length)}.ts`,
          );
        }
        return aliases[id];
      },
      transform: (code, id) =>
        browserCode.test(id) && id.endsWith('.js')
          ? transformWithEsbuild(code, id, {loader: 'jsx', jsx: 'automatic'})
          : replacePieces(code, id),
    },
  ];
}
