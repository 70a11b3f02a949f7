import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {docsVersions, readPages} from '../../content/pages';
import {knownSites} from './known-sites';
import {miniatureOf} from './miniature';
import {recentPosts} from './recent-posts';
import {versionSamples} from './version-sample';

const sampleFile = path.join(__dirname, 'demos/MarkdownDemo/sample.mdx');

/** What the page shows of the site's content. */
function propsOf(allContent: AllContent, context: LoadContext) {
  const pages = readPages(allContent, context);
  return {
    recentPosts: recentPosts(pages),
    miniature: miniatureOf(pages, context.siteDir),
    knownSites: knownSites(),
    versionSamples: versionSamples(docsVersions(allContent), pages),
    /** Of the first demo. */
    markdownSource: readFileSync(sampleFile, 'utf8').trim(),
  };
}

export type HomePageProps = ReturnType<typeof propsOf>;

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
        props: propsOf(allContent, context),
      });
    },
    configureWebpack: () => ({
      // Inline scripts. The `.cjs` extension keeps other loaders away from them.
      module: {rules: [{test: /\.cjs$/u, resourceQuery: /^\?source$/u, type: 'asset/source'}]},
    }),
    getPathsToWatch: () => [sampleFile],
  };
}
