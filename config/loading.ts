import type {PluginConfig} from '@docusaurus/types';
import {routesOf} from '../src/areas';
import diagrams from '../src/features/diagrams/remark';
import highlightCode from '../src/features/code-blocks/rehype';
import {env} from './env';
import {mermaid} from './mermaid';
import {prism} from './prism';

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
  /** For all Markdown. */
  rehypePlugins: [[highlightCode, prism]],
  /** For the site's content, but not for the test area. */
  remarkPlugins: [[diagrams, mermaid]],
};

const none: typeof all = {themes: [], plugins: [], rehypePlugins: [], remarkPlugins: []};

/** All that changes how pages load. `STOCK=true` builds the site without it, to compare with. */
export const loading = env.stock ? none : all;
