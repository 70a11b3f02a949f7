// Every page loads what few pages or none use (core 3.9.2), about 6 KB compressed: the whole configuration
// and the versions of all plugins, all helpers of tslib for the one that `@docusaurus/utils-common` uses,
// and a part of the router for components that wrap others. On the other hand, each Markdown file has its
// own copy of MDX's provider. Delete this folder once core and the theme leave them out.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, SiteMetadata} from '@docusaurus/types';
import {replaceImports, type Replacement} from '../replace-imports';

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

/** Leaves out of the code that every page loads what only the build and the debug pages use. */
export default function mainBundle({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const own = (file: string) => path.join(__dirname, file);
  const short = (file: string) => path.join(generatedFilesDir, 'main-bundle', file);
  const replacements: Replacement[] = [
    {
      request: 'tslib',
      issuer: /[\\/]utils-common[\\/]lib[\\/]index\.js$/u,
      by: own('tslib.js'),
    },
    {
      request: 'hoist-non-react-statics',
      issuer: /[\\/]react-router\.js$/u,
      by: own('hoist-statics.ts'),
    },
    {
      request: '@docusaurus/useDocusaurusContext',
      issuer: /[\\/]plugin-debug[\\/]|\.mdx?$/u,
      by: own('useFullContext.ts'),
    },
    ...['docusaurus.config', 'site-metadata'].map((name) => ({
      request: `@generated/${name}`,
      issuer: /(?<!useFullContext\.ts)$/u,
      by: short(`${name}.js`),
    })),
  ];
  const writeReplacements = () => {
    const fullMetadata = path.join(generatedFilesDir, 'site-metadata.json');
    const metadata = JSON.parse(readFileSync(fullMetadata, 'utf8')) as SiteMetadata;
    mkdirSync(short(''), {recursive: true});
    const omitted = Object.fromEntries(buildOptions.map((name) => [name, undefined]));
    const write = (name: string, data: object) =>
      writeFileSync(short(`${name}.js`), `export default ${JSON.stringify(data)};\n`);
    write('docusaurus.config', {...siteConfig, ...omitted});
    write('site-metadata', {...metadata, pluginVersions: {}});
  };
  return {
    name: 'main-bundle',
    getClientModules: () => [require.resolve('@mdx-js/react')],
    configureWebpack(config, isServer, utils) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      writeReplacements();
      return {plugins: [replaceImports(utils, replacements)]};
    },
  };
}
