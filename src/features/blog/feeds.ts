import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {addPage, type FeedPage} from './feed-page';

const feedFiles = {rss: 'rss.xml', atom: 'atom.xml'};

/** Beside the feeds, and in the same folder here. */
const styleSheet = 'feed.css';

/** The posts that the feeds hold, see `feedOptions.limit`. */
function postsInFeed({blogPosts}: BlogContent, {limit}: PluginOptions['feedOptions']): BlogPost[] {
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  return listed.slice(0, limit || listed.length);
}

function describeFeed(
  content: BlogContent,
  {siteConfig, i18n}: LoadContext,
  {feedOptions, routeBasePath, blogTitle, blogDescription}: PluginOptions,
): FeedPage {
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
 * @param options that the plugin was made with
 */
export function withReadableFeeds(
  plugin: Plugin<BlogContent>,
  context: LoadContext,
  options: PluginOptions,
): Plugin<BlogContent> {
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const dir = path.join(props.outDir, options.routeBasePath);
      const page = describeFeed(props.content, context, options);
      for (const type of options.feedOptions.type ?? []) {
        if (type !== 'json') {
          const file = path.join(dir, feedFiles[type]);
          writeFileSync(file, addPage(readFileSync(file, 'utf8'), styleSheet, page));
        }
      }
      copyFileSync(path.join(__dirname, styleSheet), path.join(dir, styleSheet));
    },
  };
}
