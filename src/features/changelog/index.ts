import {readFileSync} from 'node:fs';
import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {withReadableFeeds} from '../blog/feeds';
import {checkEntry} from './check-entry';
import fold from './fold';
import {byDayAndVersion, countByKind, previousVersion} from './release';
import {readSections} from './sections';
import type {Release} from './types';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/**
 * Adds the release data of entries to their posts and sorts them, newest first.
 *
 * @throws when an entry breaks a rule; the message lists all problems with file and line
 */
function toReleases(blogPosts: BlogPost[], siteDir: string): BlogPost[] {
  const entries = blogPosts.map((post) => {
    const {frontMatter, source} = post.metadata;
    const file = aliasedSitePathToRelativePath(source);
    const text = readFileSync(path.join(siteDir, file), 'utf8').replaceAll('\r\n', '\n');
    const sections = readSections(text);
    const problems = checkEntry(file, text, frontMatter, sections);
    return {
      post,
      sections,
      problems: problems.map(({line, message}) => `- ${file}:${line}: ${message}`),
    };
  });
  const problems = entries.flatMap((entry) => entry.problems);
  if (problems.length > 0) {
    throw new Error(`Fix these changelog entries:\n${problems.join('\n')}`);
  }
  const versions = blogPosts.map(({metadata}) => metadata.title);
  return entries
    .map(({post, sections}) => {
      const previous = previousVersion(post.metadata.title, versions);
      const release: Release = {previous, changes: countByKind(sections)};
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
  const blogOptions: PluginOptions = {
    ...options,
    remarkPlugins: [...options.remarkPlugins, fold],
    blogListComponent: '@theme/ChangelogList',
    blogPostComponent: '@theme/ChangelogPage',
    blogAuthorsListComponent: '@theme/ChangelogAuthorsList',
    blogAuthorsPostsComponent: '@theme/ChangelogAuthorPage',
    processBlogPosts: async ({blogPosts}) => toReleases(blogPosts, context.siteDir),
  };
  const plugin = await pluginContentBlog(context, blogOptions);
  return withReadableFeeds(
    {...plugin, getThemePath: () => path.join(__dirname, 'theme')},
    blogOptions,
  );
}
