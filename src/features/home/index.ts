import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RecentPost} from '@theme/HomePage';
import {contentOf} from '../all-content';
import {versionSamples} from './version-sample';

/** How many posts the home page shows. */
const recentPostCount = 3;

const demosDir = path.join(__dirname, 'demos');
const sampleFile = path.join(demosDir, 'MarkdownDemo/sample.mdx');

function recentPosts(content: BlogContent): RecentPost[] {
  return content.blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .slice(0, recentPostCount)
    .map(({metadata}) => ({
      title: metadata.title,
      description: metadata.description,
      permalink: metadata.permalink,
      date: new Date(metadata.date).toISOString(),
    }));
}

/**
 * The home page. It is a plugin rather than a file in `src/pages`, because it shows loaded content.
 */
export default function homePage(context: LoadContext): Plugin {
  return {
    name: 'home',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions}) {
      actions.addRoute({
        path: context.baseUrl,
        component: '@theme/HomePage',
        exact: true,
        props: {
          recentPosts: recentPosts(contentOf(allContent, 'blog')),
          versionSamples: versionSamples(contentOf(allContent, 'docs'), context),
          markdownSource: readFileSync(sampleFile, 'utf8').trim(),
        },
      });
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@home-page/islands$': path.join(
            demosDir,
            `islands.${isServer ? 'server' : 'client'}.tsx`,
          ),
        },
      },
      // Inline scripts. The `.cjs` extension keeps other loaders away from them.
      module: {rules: [{test: /\.cjs$/u, resourceQuery: /^\?source$/u, type: 'asset/source'}]},
    }),
    getPathsToWatch: () => [sampleFile],
  };
}
