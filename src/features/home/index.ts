import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../../content/pages';
import {knownSites} from './known-sites';
import {recentPosts} from './recent-posts';

const sampleFile = path.join(__dirname, 'demos/MarkdownDemo/sample.mdx');

/** What the page shows of the site's content. */
const propsOf = (allContent: AllContent, context: LoadContext) => ({
  knownSites: knownSites(),
  recentPosts: recentPosts(readPages(allContent, context)),
  /** The sample of the first demo. */
  markdownSource: readFileSync(sampleFile, 'utf8').trim(),
});

export type HomePageProps = ReturnType<typeof propsOf>;

/**
 * The home page. It is a plugin rather than a file in `src/pages`, because it shows loaded content.
 */
export default function homePage(context: LoadContext): Plugin {
  return {
    name: 'home',
    async allContentLoaded({allContent, actions}) {
      actions.addRoute({
        path: context.baseUrl,
        component: '@site/src/features/home/HomePage/index.tsx',
        exact: true,
        props: propsOf(allContent, context),
      });
    },
    getPathsToWatch: () => [sampleFile],
  };
}
