// See the seam `bundlerCache`. Between builds, the bundler keeps compiled code until the configuration
// file or a file that it imports changes. But code also depends on the site's plugins, of which that
// file only has the paths, on the environment variables that it reads, such as `BASE_URL`, and on the
// files that a page links to: a broken link would stay broken after its target has been added.
import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Compiles all code again after a failed build, or a change of the configuration or of a plugin. */
export default function bundlerCache({siteDir, generatedFilesDir}: LoadContext): Plugin {
  // The bundler follows their imports.
  const plugins = ['features', 'framework'].flatMap((folder) => {
    const dir = path.resolve(__dirname, '../..', folder);
    return readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?:^|[\\/])index\.ts$/u.test(file))
      .map((file) => path.join(dir, file));
  });
  const compiledCode = path.join(siteDir, 'node_modules/.cache/rspack');
  const config = path.join(generatedFilesDir, 'docusaurus.config.mjs');
  return {
    name: 'bundler-cache',
    configureWebpack({mode, experiments}, isServer) {
      const cache = (experiments as {cache?: {version: string}} | undefined)?.cache;
      if (!cache) {
        return {};
      }
      if (mode === 'production' && !isServer) {
        // Broken links are only reported after `postBuild`.
        process.once('exit', (code) => {
          if (code !== 0) {
            rmSync(compiledCode, {recursive: true, force: true});
          }
        });
      }
      const version = `${cache.version}-${generatedFilesDir}`;
      return {experiments: {cache: {version, buildDependencies: [...plugins, config]}} as object};
    },
  };
}
