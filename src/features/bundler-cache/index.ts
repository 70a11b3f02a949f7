// Between builds, the bundler keeps compiled code until the configuration or a file that it imports
// changes (core 3.9.2). The site's plugins change code too, but the configuration only has their paths, so
// a change of a plugin would be built with the old code. Delete this once core lists plugins itself.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Compiles all code again after a change of a plugin in this site. */
export default function bundlerCache(): Plugin {
  const features = path.dirname(__dirname);
  // The bundler follows their imports.
  const plugins = readdirSync(features)
    .map((feature) => path.join(features, feature, 'index.ts'))
    .filter((file) => existsSync(file));
  return {
    name: 'bundler-cache',
    configureWebpack: ({experiments}) =>
      experiments && 'cache' in experiments
        ? {experiments: {cache: {buildDependencies: plugins}} as object}
        : {},
  };
}
