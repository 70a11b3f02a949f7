// Between builds, the bundler keeps compiled code until the configuration file or a file that it imports
// changes (core 3.9.2). But code also depends on the site's plugins, of which that file only has the
// paths, and on the environment variables that it reads, such as `BASE_URL`. Delete this once core
// knows both.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Compiles all code again after a change of the configuration or of a plugin in this site. */
export default function bundlerCache({generatedFilesDir}: LoadContext): Plugin {
  const features = path.dirname(__dirname);
  // The bundler follows their imports.
  const plugins = readdirSync(features)
    .map((feature) => path.join(features, feature, 'index.ts'))
    .filter((file) => existsSync(file));
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
