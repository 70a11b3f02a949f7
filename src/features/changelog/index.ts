import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {withReadableFeeds} from '../blog/feeds';
import fold from './fold';
import {byDayAndVersion, countByKind, previousVersion} from './release';
import {readEntries} from './read-entries';
import type {Entry, Release} from './types';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** Adds the release data of entries to their posts and sorts them, newest first. */
function toReleases(blogPosts: BlogPost[], entries: Map<string, Entry>): BlogPost[] {
  const versions = [...entries.keys()];
  return blogPosts
    .map((post) => {
      const version = post.metadata.title;
      const release: Release = {
        previous: previousVersion(version, versions),
        changes: countByKind(entries.get(version)!),
      };
      return {...post, metadata: {...post.metadata, release}};
    })
    .sort((a, b) => byDayAndVersion(a.metadata, b.metadata));
}

/**
 * A blog plugin with one entry per release. It rejects malformed entries, sorts them by day and
 * version, counts their changes, and has its own page components.
 *
 * It keeps the name of the blog plugin, so that routes, feeds and debug pages treat it as a blog.
 */
export default async function changelog(
  context: LoadContext,
  options: PluginOptions,
): Promise<BuiltPagesPlugin<BlogContent>> {
  let entries = new Map<string, Entry>();
  const blogOptions: PluginOptions = {
    ...options,
    remarkPlugins: [...options.remarkPlugins, fold],
    blogListComponent: '@theme/ChangelogList',
    blogPostComponent: '@theme/ChangelogPage',
    blogAuthorsListComponent: '@theme/ChangelogAuthorsList',
    blogAuthorsPostsComponent: '@theme/ChangelogAuthorPage',
    processBlogPosts: async ({blogPosts}) => toReleases(blogPosts, entries),
  };
  const plugin = await pluginContentBlog(context, blogOptions);
  return withReadableFeeds(
    {
      ...plugin,
      getThemePath: () => path.join(__dirname, 'theme'),
      async loadContent() {
        entries = await readEntries(context.siteDir, options.path);
        return plugin.loadContent!();
      },
    },
    context,
    blogOptions,
  );
}
