import type {PluginConfig} from '@docusaurus/types';
import {routesOf} from '../src/areas';
import {env} from './env';

/** What counts readers or shows changes to a reviewer needs the page's code at once. */
const canWait = !env.deployPreview && !env.gtagId && !env.algolia;

const all = {
  themes: ['./src/features/code-blocks/highlighting/index.ts'],
  plugins: [
    './src/framework/loading/prefetch/index.ts',
    './src/framework/loading/route-shards/index.ts',
    canWait && [
      './src/framework/loading/page-start/index.ts',
      {startAtOnce: ['404.html', ...routesOf(({startsAtOnce}) => startsAtOnce)]},
    ],
  ] satisfies PluginConfig[],
};

/**
 * All plugins that change how pages load. `STOCK=true` builds the site without them and without the
 * Markdown plugins that go with them (see markdown.ts), to compare with.
 */
export const loading = env.stock ? {themes: [], plugins: []} : all;
