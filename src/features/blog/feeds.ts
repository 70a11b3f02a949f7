import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../../framework/built-pages';

/** What a page shows of a feed, in its JSON format: https://www.jsonfeed.org/version/1/ */
type Feed = {
  title: string;
  description: string;
  home_page_url: string;
  items: {title: string; url: string; date_modified: string; summary: string}[];
};

/** Written next to the feeds; the source is next to this file. */
const styleSheet = 'feed.css';

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escapeText = (text: string) => text.replaceAll(/[&<>"]/gu, (found) => entities[found]!);

function renderPage({title, description, home_page_url: homeUrl, items}: Feed) {
  const format = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});
  const list = items.map(
    ({title: post, url, date_modified: date, summary}) =>
      `<li><h2><a href="${escapeText(url)}">${escapeText(post)}</a></h2>` +
      `<time datetime="${date}">${format.format(new Date(date))}</time>` +
      `<p>${escapeText(summary)}</p></li>`,
  );
  return [
    '<main xmlns="http://www.w3.org/1999/xhtml" lang="en">',
    `<title>${escapeText(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<header><h1>${escapeText(title)}</h1><p>${escapeText(description)}</p>`,
    '<p class="note">This is a feed. Add its URL to a feed reader to get updates, ' +
      `or <a href="${escapeText(homeUrl)}">read the posts on the site</a>.</p></header>`,
    `<ul>${list.join('')}</ul>`,
    '</main>',
  ].join('\n');
}

/**
 * Extends a blog plugin so that its RSS and Atom feeds are readable pages in a browser: adds a style
 * sheet, a list of links, and the feed's own URL. Both formats allow elements from other namespaces,
 * and feed readers ignore them.
 *
 * Browsers are removing XSLT, which `feedOptions.xslt` requires: Chromium shows a warning on
 * each page that uses it (https://chromestatus.com/feature/4709671889534976).
 *
 * @param plugin of a blog
 * @param options passed to the plugin, with feeds of all types
 */
export function withReadableFeeds(
  plugin: Plugin<BlogContent>,
  {routeBasePath}: PluginOptions,
): BuiltPagesPlugin<BlogContent> {
  return {
    ...plugin,
    postBuild: undefined,
    builtPages: (result) => ({
      async finish() {
        await plugin.postBuild?.(result);
        const dir = path.join(result.outDir, routeBasePath);
        const feed = JSON.parse(readFileSync(path.join(dir, 'feed.json'), 'utf8')) as Feed;
        const page = renderPage(feed);
        for (const [name, link, type] of [
          ['rss.xml', 'atom:link xmlns:atom="http://www.w3.org/2005/Atom"', 'rss'],
          ['atom.xml', 'link', 'atom'],
        ] as const) {
          const file = path.join(dir, name);
          const self = `<${link} rel="self" type="application/${type}+xml" href="${escapeText(feed.home_page_url)}${name}"/>`;
          const xml = readFileSync(file, 'utf8')
            .replace('?>', `?>\n<?xml-stylesheet type="text/css" href="${styleSheet}"?>`)
            .replace(/(?:<\/channel>\s*<\/rss>|<\/feed>)\s*$/u, (end) =>
              [self, page, end].join('\n'),
            );
          writeFileSync(file, xml);
        }
        copyFileSync(path.join(__dirname, styleSheet), path.join(dir, styleSheet));
      },
    }),
  };
}
