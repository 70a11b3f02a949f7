import {expect, it} from 'vitest';
import site from '../docusaurus.config';
import {blog} from './blog';

it(
  'broken links, anchors and images, untruncated posts and inline tags fail the build; broken Markdown links and duplicate routes only warn',
  {
    tags: [
      'broken-links',
      'broken-images',
      'untruncated-posts',
      'inline-tags',
      'broken-markdown-links',
      'duplicate-routes',
    ],
  },
  () => {
    expect(site).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onDuplicateRoutes: 'warn',
      markdown: {hooks: {onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'warn'}},
    });
    expect(blog).toMatchObject({onUntruncatedBlogPosts: 'throw', onInlineTags: 'throw'});
  },
);
