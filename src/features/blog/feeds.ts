import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../../framework/built-pages';

/** What a page shows of a feed, in its JSON format: https://www.jsonfeed.org/version/1/ */
export type Feed = {
  title: string;
  description: string;
  home_page_url: string;
  items: {title: string; url: string; date_modified: string; summary: string}[];
};

/** Written next to the feeds; the source is next to this file. */
const styleSheet = 'feed.css';

/** Where a feed says that it is, in the words of its format. */
const selfLinks = {
  'rss.xml': (url: string) =>
    `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml" href="${url}"/>`,
  'atom.xml': (url: string) => `<link rel="self" type="application/atom+xml" href="${url}"/>`,
};

type FeedFile = keyof typeof selfLinks;

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escapeText = (text: string) => text.replaceAll(/[&<>"]/gu, (found) => entities[found]!);

function renderPage({title, description, home_page_url: homeUrl, items}: Feed, language: string) {
  const format = new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'});
  const list = items.map(
    ({title: post, url, date_modified: date, summary}) =>
      `<li><h2><a href="${escapeText(url)}">${escapeText(post)}</a></h2>` +
      `<time datetime="${date}">${format.format(new Date(date))}</time>` +
      `<p>${escapeText(summary)}</p></li>`,
  );
  return [
    `<main xmlns="http://www.w3.org/1999/xhtml" lang="${escapeText(language)}">`,
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
 * Adds a style sheet and a list of links to a feed, so that browsers show it as a page, and its own
 * URL. Both formats allow elements from other namespaces, and feed readers ignore them.
 *
 * Browsers are removing XSLT, which `feedOptions.xslt` requires: Chromium shows a warning on
 * each page that uses it (https://chromestatus.com/feature/4709671889534976).
 *
 * @param xml of the file
 * @param feed its content in JSON
 * @throws when the document is neither RSS nor Atom
 */
export function addPage(xml: string, file: FeedFile, feed: Feed, language: string): string {
  const [declaration] = /^<\?xml [^>]*\?>/u.exec(xml) ?? [];
  const end = /(?:<\/channel>\s*<\/rss>|<\/feed>)\s*$/u.exec(xml);
  if (!declaration || !end) {
    throw new Error(
      `${feed.title}: this feed is neither RSS nor Atom, so it can't be turned into a page.`,
    );
  }
  return [
    declaration,
    `<?xml-stylesheet type="text/css" href="${styleSheet}"?>`,
    xml.slice(declaration.length, end.index).trim(),
    selfLinks[file](escapeText(feed.home_page_url + file)),
    renderPage(feed, language),
    end[0],
  ].join('\n');
}

/**
 * Extends a blog plugin so that its RSS and Atom feeds are readable pages in a browser.
 *
 * @param plugin of a blog
 * @param options passed to the plugin, with feeds of all types
 */
export function withReadableFeeds(
  plugin: Plugin<BlogContent>,
  {i18n}: LoadContext,
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
        for (const name of ['rss.xml', 'atom.xml'] as const) {
          const file = path.join(dir, name);
          const xml = readFileSync(file, 'utf8');
          writeFileSync(file, addPage(xml, name, feed, i18n.currentLocale));
        }
        copyFileSync(path.join(__dirname, styleSheet), path.join(dir, styleSheet));
      },
    }),
  };
}
