// See the seam `bundlerCache`. Between builds, the bundler keeps compiled code until the configuration
// file or a file that it imports changes. But code also depends on the site's plugins, of which that
// file only has the paths, and on the environment variables that it reads, such as `BASE_URL`.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Compiles all code again after a change of the configuration or of a plugin in this site. */
export default function bundlerCache({generatedFilesDir}: LoadContext): Plugin {
  // The bundler follows their imports.
  const plugins = ['features', 'framework'].flatMap((folder) => {
    const dir = path.resolve(__dirname, '../..', folder);
    return readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?:^|[\\/])index\.ts$/u.test(file))
      .map((file) => path.join(dir, file));
  });
  const config = path.join(generatedFilesDir, 'docusaurus.config.mjs');
  return {
    name: 'bundler-cache',
    configureWebpack({experiments}) {
      const cache = (experiments as {cache?: {version: string}} | undefined)?.cache;
      if (!cache) {
        return {};
      }
      const version = `${cache.version}-${generatedFilesDir}`;
      return {experiments: {cache: {version, buildDependencies: [...plugins, config]}} as object};
    },
  };
}
