import path from 'node:path';
import {loadContext} from '@docusaurus/core/lib/server/site';
import pluginContentBlog, {validateOptions} from '@docusaurus/plugin-content-blog';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it, vi} from 'vitest';
import {blog} from './blog.config';

// Docusaurus hands this function to plugins under a wider type.
type Validate = Parameters<typeof validateOptions>[0]['validate'];

it.each([
  ['development', 1],
  ['production', 0],
])('in %s, the test blog has %i draft', async (mode, count) => {
  vi.stubEnv('NODE_ENV', mode);
  const plugin = await pluginContentBlog(
    await loadContext({siteDir: path.dirname(__dirname)}),
    validateOptions({
      validate: normalizePluginOptions as Validate,
      // Git would be asked about each post.
      options: {...blog, showLastUpdateTime: false},
    }),
  );
  const {blogPosts} = (await plugin.loadContent!())!;
  const drafts = blogPosts.filter(({metadata}) => metadata.title === 'Draft post');
  expect(drafts).toHaveLength(count);
});
