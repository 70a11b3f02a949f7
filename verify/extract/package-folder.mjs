// @ts-check
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {installOnce} from '../../tools/lib/install.mjs';
import {readJson} from '../../tools/lib/json.mjs';
import {CACHE_DIR} from '../../tools/lib/paths.mjs';

/**
 * The published packages of the framework; npm installs their dependencies.
 *
 * Includes packages that others list as a peer with any version, or npm would use the newest.
 */
const PACKAGES = [
  'create-docusaurus',
  ...[
    'core',
    'eslint-plugin',
    'faster',
    'module-type-aliases',
    'plugin-client-redirects',
    'plugin-content-docs',
    'plugin-google-tag-manager',
    'plugin-ideal-image',
    'plugin-pwa',
    'plugin-rsdoctor',
    'plugin-vercel-analytics',
    'preset-classic',
    'remark-plugin-npm2yarn',
    'theme-live-codeblock',
    'theme-mermaid',
    'tsconfig',
    'types',
  ].map((name) => `@docusaurus/${name}`),
];

/**
 * Installs the packages of a version, unless they are installed already.
 *
 * @param {string} version such as `3.10.2`
 * @returns {Promise<string>} the folder whose `node_modules` contains them
 * @throws when npm fails
 */
export async function packageFolder(version) {
  const folder = path.join(CACHE_DIR, 'framework', version);
  const manifest = manifestOf(version);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), manifest);
  await installOnce(folder, manifest, ['--no-package-lock']);
  return folder;
}

/**
 * @param {string} version
 * @returns {string} the package.json of the folder, with the same pins as this project
 */
function manifestOf(version) {
  const {dependencies, overrides} = readJson('package.json');
  const docsearch = dependencies['@docsearch/react'];
  const [, minor = 0] = version.split('.').map(Number);
  return `${JSON.stringify(
    {
      name: `docusaurus-${version}`,
      private: true,
      dependencies: {
        ...Object.fromEntries(PACKAGES.map((name) => [name, version])),
        react: dependencies.react,
        'react-dom': dependencies['react-dom'],
      },
      overrides: {
        sharp: overrides.sharp,
        // Docusaurus 3.9 came with DocSearch 4, of which newer versions ask for a package that is
        // not published.
        ...(minor >= 9 && {
          '@docsearch/react': docsearch,
          '@docsearch/core': docsearch,
          '@docsearch/css': docsearch,
        }),
      },
    },
    null,
    2,
  )}\n`;
}
