import {execFile} from 'node:child_process';
import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {serveFolder} from './serve-folder';

const root = path.resolve(__dirname, '../..');
const run = promisify(execFile);

export const hostedEnv = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'test-search-key',
  ALGOLIA_INDEX_NAME: 'test-docs',
  ALGOLIA_ASSISTANT_ID: 'test-assistant',
  ALGOLIA_ASSISTANT_INDEX_NAME: 'test-docs-markdown',
};

/** The real site's configuration with only a few pages, so that a second build takes seconds. */
const config = `
import site from '${root}/docusaurus.config';

const [, options] = site.presets[0];

export default {
  ...site,
  staticDirectories: [],
  clientModules: [],
  plugins: [['${root}/src/features/search/index.ts', {ignorePatterns: []}]],
  themes: [],
  themeConfig: {...site.themeConfig, navbar: {title: 'Hosted', items: []}, footer: undefined},
  presets: [
    [
      'classic',
      {
        ...options,
        docs: {path: 'docs', routeBasePath: 'docs'},
        theme: {},
        pages: {},
        sitemap: false,
        gtag: undefined,
      },
    ],
  ],
};
`;

const files = {
  'docusaurus.config.ts': config,
  'package.json': '{"name": "hosted-search", "private": true}',
  'docs/deploy.md': '# Deploy\n\nText.\n',
  'src/pages/index.md': '# Home\n\nText.\n',
};

/**
 * Builds a site with hosted search and serves it.
 *
 * @returns its URL and a function that stops it
 */
export async function startHostedSite(): Promise<{origin: string; stop: () => Promise<void>}> {
  const dir = path.join(root, '.cache', 'hosted-search');
  await rm(dir, {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), text);
  }
  await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await run(process.execPath, [cli, 'build'], {
    cwd: dir,
    // The bundler's cache is in node_modules, which this site shares with the real one.
    env: {...process.env, ...hostedEnv, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  const server = await serveFolder({dir: path.join(dir, 'build')});
  return {
    origin: server.origin,
    async stop() {
      await server.stop();
      await rm(dir, {recursive: true, force: true});
    },
  };
}
