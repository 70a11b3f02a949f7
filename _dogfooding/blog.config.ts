import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {markdownPlugins} from '../config/markdown';

/** The blog of the test area, at `/tests/blog/`. */
export const blog: BlogOptions = {
  ...markdownPlugins,
  id: 'blog-tests',
  path: '_dogfooding/blog',
  routeBasePath: 'tests/blog',
  blogTitle: 'Test blog',
  blogDescription: 'Posts that show what the blog plugin does in unusual cases',
  blogSidebarTitle: 'Test posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 3,
  // Whole posts, tags and authors that no file has are among the fixtures.
  onUntruncatedBlogPosts: 'ignore',
  onInlineTags: 'ignore',
  onInlineAuthors: 'ignore',
  feedOptions: {
    type: 'all',
    title: 'Test blog',
    description: 'Every post of the test blog, with formulas and images',
    // Shown by browsers that have XSLT; the others show the feed with the style sheet of the blog plugin.
    xslt: {rss: 'feed-style/rss.xsl', atom: 'feed-style/atom.xsl'},
  },
};
