// Every page loads the whole configuration and the versions of all plugins, which only the build, the
// debug pages, and a few docs use, and all helpers of tslib for the one that `@docusaurus/utils-common` uses
// (core 3.9.2). Together, they are about 5 KB compressed. Delete this folder once core leaves them out.
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
    if (request === 'tslib') {
      if (/[\\/]utils-common[\\/]lib[\\/]index\.js$/u.test(contextInfo.issuer)) {
        imported.request = own('tslib.js');
      }
    } else if (/[\\/]plugin-debug[\\/]|\.mdx?$/u.test(contextInfo.issuer)) {
      if (request === '@docusaurus/useDocusaurusContext') {
        imported.request = own('useFullContext.ts');
      }
    } else if (contextInfo.issuer !== own('useFullContext.ts')) {
      imported.request = replacements[request] ?? request;
    }
  };
  return {
    name: 'main-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      writeReplacements();
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replaced = /^(?:tslib|@generated\/.*|@docusaurus\/useDocusaurusContext)$/u;
      return {plugins: [new NormalModuleReplacementPlugin(replaced, replace)]};
    },
  };
}
