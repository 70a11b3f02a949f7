import {createRequire} from 'node:module';
import path from 'node:path';
import {createServer, transformWithEsbuild, type Plugin, type ViteDevServer} from 'vite';

const exportsDir = path.resolve('node_modules/@docusaurus/core/lib/client/exports');

/** The theme packages contain JSX in `.js` files. */
const jsx: Plugin = {
  name: 'jsx',
  enforce: 'pre',
  transform: (code, id) =>
    /@docusaurus\/.*\.js$/u.test(id)
      ? transformWithEsbuild(code, id, {loader: 'jsx', jsx: 'automatic'})
      : undefined,
};

/** Stubs for generated files, and for components that only need to exist. */
const nothing: Plugin = {
  name: 'nothing',
  enforce: 'pre',
  resolveId: (id) => (/^@(?:generated|theme)\//u.test(id) ? `\0${id}` : undefined),
  load: (id) => (/^\0@(?:generated|theme)\//u.test(id) ? 'export default () => null' : undefined),
};

const require = createRequire(import.meta.url);
const commonJs = '@docusaurus/utils-common';

/** Vite can't detect the named exports of a CommonJS module without running it. */
const named: Plugin = {
  name: 'named',
  enforce: 'pre',
  resolveId: (id) => (id === commonJs ? `\0${commonJs}` : undefined),
  load: (id) =>
    id === `\0${commonJs}`
      ? `import {createRequire} from 'node:module';
         const all = createRequire('${import.meta.url}')('${commonJs}');
         export const {${Object.keys(require(commonJs) as object).join(', ')}} = all;`
      : undefined,
};

/** Loads modules of the framework's client the way a site build resolves them. */
export const createThemeLoader = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: {middlewareMode: true, hmr: false, ws: false, watch: null},
    optimizeDeps: {noDiscovery: true},
    plugins: [jsx, nothing, named],
    resolve: {
      alias: [
        {
          find: /^@docusaurus\/((?:use|render)\w+|router|[A-Z]\w+|constants|isInternalUrl)$/u,
          replacement: `${exportsDir}/$1.js`,
        },
      ],
    },
    ssr: {noExternal: [/^@docusaurus\//u]},
  });
