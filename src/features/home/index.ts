import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {readPages} from '../../content/pages';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import type {InlineScriptsPlugin} from '../../framework/security';
import {readInlineScript} from '../../framework/security/inline-scripts';
import {knownSites} from './known-sites';
import {recentPosts} from './recent-posts';

const sampleFile = path.join(__dirname, 'demos/MarkdownDemo/sample.mdx');

/** What the page shows of the site's content. */
const propsOf = (allContent: AllContent, context: LoadContext) => ({
  knownSites: knownSites(),
  recentPosts: recentPosts(readPages(allContent, context)),
  /** Of the first demo. */
  markdownSource: readFileSync(sampleFile, 'utf8').trim(),
});

export type HomePageProps = ReturnType<typeof propsOf>;

/**
 * The home page. It is a plugin rather than a file in `src/pages`, because it shows loaded content.
 */
export default function homePage(context: LoadContext): BuiltPagesPlugin & InlineScriptsPlugin {
  const bannerScript = readInlineScript(path.join(__dirname, 'show-banner.js'));
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
    // See the seam `baseUrlBanner`. In place of core's lib/client/BaseUrlIssueBanner (3.9.2), which
    // `baseUrlIssueBanner: false` disables: the original inserts the URL's path into the page as HTML
    // (https://github.com/facebook/docusaurus/issues/12216), its script differs for each base URL,
    // and its text doesn't match this site's.
    getInlineScripts: () => [bannerScript],
    builtPages: () => ({
      readPage(page) {
        if (page.route === context.baseUrl) {
          const script = `<script data-base-url="${context.baseUrl}">${bannerScript}</script>`;
          page.html = page.html.replace('</body>', () => `${script}</body>`);
        }
      },
    }),
    getPathsToWatch: () => [sampleFile],
  };
}
