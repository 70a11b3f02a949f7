// Every page loads what few pages or none use (core 3.9.2), about 6 KB compressed: the whole configuration
// and the versions of all plugins, all helpers of tslib for the one that `@docusaurus/utils-common` uses,
// and a part of the router for components that wrap others. On the other hand, each Markdown file has its
// own copy of MDX's provider. Delete this folder once core and the theme leave them out.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, SiteMetadata} from '@docusaurus/types';

/** What only the build reads, and the debug pages and docs may show. */
const buildOptions = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** By the request and the end of the file that imports it, the file in this folder that replaces it. */
const smaller: {request: string; issuer: RegExp; file: string}[] = [
  {request: 'tslib', issuer: /[\\/]utils-common[\\/]lib[\\/]index\.js$/u, file: 'tslib.js'},
  {request: 'hoist-non-react-statics', issuer: /[\\/]react-router\.js$/u, file: 'hoist-statics.ts'},
  {
    request: '@docusaurus/useDocusaurusContext',
    issuer: /[\\/]plugin-debug[\\/]|\.mdx?$/u,
    file: 'useFullContext.ts',
  },
];

/** The parts of the bundler's resolve data that are used here. */
type Import = {request: string; contextInfo: {issuer: string}};

/** Leaves out of the code that every page loads what only the build and the debug pages use. */
export default function mainBundle({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const own = (file: string) => path.join(__dirname, file);
  const short = (file: string) => path.join(generatedFilesDir, 'main-bundle', file);
  const replacements: Record<string, string> = {
    '@generated/docusaurus.config': short('config.js'),
    '@generated/site-metadata': short('site-metadata.json'),
  };
  const writeReplacements = () => {
    const fullMetadata = path.join(generatedFilesDir, 'site-metadata.json');
    const metadata = JSON.parse(readFileSync(fullMetadata, 'utf8')) as SiteMetadata;
    mkdirSync(short(''), {recursive: true});
    const omitted = Object.fromEntries(buildOptions.map((name) => [name, undefined]));
    writeFileSync(
      short('config.js'),
      `export default ${JSON.stringify({...siteConfig, ...omitted})};\n`,
    );
    writeFileSync(short('site-metadata.json'), JSON.stringify({...metadata, pluginVersions: {}}));
  };
  const replace = (imported: Import) => {
    const {request, contextInfo} = imported;
    const found = smaller.find(
      (file) => file.request === request && file.issuer.test(contextInfo.issuer),
    );
    if (found) {
      imported.request = own(found.file);
    } else if (contextInfo.issuer !== own('useFullContext.ts')) {
      imported.request = replacements[request] ?? request;
    }
  };
  return {
    name: 'main-bundle',
    getClientModules: () => [require.resolve('@mdx-js/react')],
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      writeReplacements();
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const requests = [...smaller.map(({request}) => request), '@generated/.*'];
      const replaced = new RegExp(`^(?:${requests.join('|')})$`, 'u');
      return {plugins: [new NormalModuleReplacementPlugin(replaced, replace)]};
    },
  };
}
