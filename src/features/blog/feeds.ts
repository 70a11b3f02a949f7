import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {BuiltPagesPlugin} from '../../framework/built-pages';

/** The page that a browser shows for a feed. */
export type FeedPage = {
  language: string;
  title: string;
  description: string;
  /** Where the posts are on the site. */
  homeUrl: string;
  /** Where the feed is. */
  url: string;
  items: {title: string; url: string; date: Date; description: string}[];
};

/** Where a feed says that it is, in the words of its format. */
const selfLink = {
  rss: (url: string) =>
    `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml" href="${url}"/>`,
  atom: (url: string) => `<link rel="self" type="application/atom+xml" href="${url}"/>`,
};

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escapeText = (text: string) => text.replaceAll(/[&<>"]/gu, (found) => entities[found]!);

function renderPage({language, title, description, homeUrl, items}: FeedPage): string {
  const format = new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'});
  const list = items.map(
    (item) =>
      `<li><h2><a href="${escapeText(item.url)}">${escapeText(item.title)}</a></h2>` +
      `<time datetime="${item.date.toISOString()}">${format.format(item.date)}</time>` +
      `<p>${escapeText(item.description)}</p></li>`,
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
 * @param xml an RSS or Atom document
 * @param styleSheet its URL, relative to the feed's
 * @throws when the document is neither
 */
export function addPage(xml: string, styleSheet: string, page: FeedPage): string {
  const [declaration] = /^<\?xml [^>]*\?>/u.exec(xml) ?? [];
  const end = /(?:<\/channel>\s*<\/rss>|<\/feed>)\s*$/u.exec(xml);
  if (!declaration || !end) {
    throw new Error(
      `${page.title}: this feed is neither RSS nor Atom, so it can't be turned into a page.`,
    );
  }
  return [
    declaration,
    `<?xml-stylesheet type="text/css" href="${escapeText(styleSheet)}"?>`,
    xml.slice(declaration.length, end.index).trim(),
    selfLink[end[0].startsWith('</feed>') ? 'atom' : 'rss'](escapeText(page.url)),
    renderPage(page),
    end[0],
  ].join('\n');
}

const feedFiles = {rss: 'rss.xml', atom: 'atom.xml'};

/** Written next to the feeds; the source is next to this file. */
const styleSheet = 'feed.css';

/** The posts in the feeds, see `feedOptions.limit`. */
function postsInFeed({blogPosts}: BlogContent, {limit}: PluginOptions['feedOptions']): BlogPost[] {
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  return listed.slice(0, limit || listed.length);
}

function describeFeed(
  content: BlogContent,
  {siteConfig, i18n}: LoadContext,
  {feedOptions, routeBasePath, blogTitle, blogDescription}: PluginOptions,
): Omit<FeedPage, 'url'> {
  const {url, baseUrl, trailingSlash} = siteConfig;
  const absolute = (...parts: string[]) =>
    applyTrailingSlash(normalizeUrl([url, ...parts]), {baseUrl, trailingSlash});
  return {
    language: feedOptions.language ?? i18n.currentLocale,
    title: feedOptions.title ?? blogTitle,
    description: feedOptions.description ?? blogDescription,
    homeUrl: absolute(baseUrl, routeBasePath),
    items: postsInFeed(content, feedOptions).map(({metadata}) => ({
      title: metadata.title,
      url: absolute(metadata.permalink),
      date: metadata.date,
      description: metadata.description,
    })),
  };
}

/**
 * Extends a blog plugin so that its RSS and Atom feeds are readable pages in a browser.
 *
 * @param plugin of a blog
 * @param options passed to the plugin
 */
export function withReadableFeeds(
  plugin: Plugin<BlogContent>,
  context: LoadContext,
  options: PluginOptions,
): BuiltPagesPlugin<BlogContent> {
  return {
    ...plugin,
    postBuild: undefined,
    builtPages: (result) => ({
      async finish() {
        await plugin.postBuild?.(result);
        const dir = path.join(result.outDir, options.routeBasePath);
        const page = describeFeed(result.content, context, options);
        for (const type of options.feedOptions.type ?? []) {
          if (type !== 'json') {
            const file = path.join(dir, feedFiles[type]);
            const xml = readFileSync(file, 'utf8');
            const url = page.homeUrl + feedFiles[type];
            writeFileSync(file, addPage(xml, styleSheet, {...page, url}));
          }
        }
        copyFileSync(path.join(__dirname, styleSheet), path.join(dir, styleSheet));
      },
    }),
  };
}
