import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {readInlineScript, type InlineScriptsPlugin} from '../../framework/security/inline-scripts';

/**
 * The notice on the home page that the site is served under another base URL than the configured one.
 *
 * See the seam `baseUrlBanner`. In place of core's lib/client/BaseUrlIssueBanner (3.9.2), which
 * `baseUrlIssueBanner: false` disables: the original inserts the URL's path into the page as HTML
 * (https://github.com/facebook/docusaurus/issues/12216), its script differs for each base URL, and
 * its text doesn't match this site's.
 */
export default function baseUrlBanner({
  baseUrl,
}: LoadContext): BuiltPagesPlugin & InlineScriptsPlugin {
  const script = readInlineScript(path.join(__dirname, 'show-banner.js'));
  return {
    name: 'base-url-banner',
    getInlineScripts: () => [script],
    builtPages: () => ({
      readPage(page) {
        if (page.route === baseUrl) {
          const element = `<script data-base-url="${baseUrl}">${script}</script>`;
          page.html = page.html.replace('</body>', () => `${element}</body>`);
        }
      },
    }),
  };
}
