import path from 'node:path';
import {loadContext} from '@docusaurus/core/lib/server/site';
import pluginContentBlog, {
  validateOptions as validateBlogOptions,
} from '@docusaurus/plugin-content-blog';
import pluginContentDocs, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {blog} from './blog.config';
import {docs} from './docs.config';

// Docusaurus hands this function to plugins under a wider type.
type ValidateDocs = Parameters<typeof validateDocsOptions>[0]['validate'];
type ValidateBlog = Parameters<typeof validateBlogOptions>[0]['validate'];

const siteDir = path.resolve(__dirname, '..');

const draftDocs = [
  'tests/visibility/only-drafts/draft-subcategory/draft2',
  'tests/visibility/only-drafts/draft1',
  'tests/visibility/some-drafts/draft-subcategory/draft3',
  'tests/visibility/some-drafts/draft-subcategory/index',
  'tests/visibility/some-drafts/draft1',
  'tests/visibility/some-drafts/draft2',
];

async function loadDocs() {
  // Asking Git for dates takes longer than all the rest.
  const options = {...docs, showLastUpdateTime: false};
  const plugin = await pluginContentDocs(
    await loadContext({siteDir}),
    validateDocsOptions({validate: normalizePluginOptions as ValidateDocs, options}),
  );
  const {loadedVersions} = (await plugin.loadContent!())!;
  return loadedVersions[0]!;
}

async function loadPosts() {
  const plugin = await pluginContentBlog(
    await loadContext({siteDir}),
    validateBlogOptions({validate: normalizePluginOptions as ValidateBlog, options: blog}),
  );
  const {blogPosts} = (await plugin.loadContent!())!;
  return blogPosts.map(({metadata}) => metadata);
}

afterEach(() => vi.unstubAllEnvs());

describe('in development', () => {
  it('drafts and unlisted docs are docs like any other', {tags: ['draft-docs']}, async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const version = await loadDocs();
    expect(version.docs.map(({id}) => id)).toEqual(expect.arrayContaining(draftDocs));
    expect(version.drafts).toEqual([]);
    expect(version.docs.filter(({unlisted}) => unlisted)).toEqual([]);
  });

  it('draft and unlisted posts are posts like any other', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const posts = await loadPosts();
    expect(posts.map(({title}) => title)).toContain('Draft post');
    expect(posts.filter(({unlisted}) => unlisted)).toEqual([]);
  });
});

describe('in a build', () => {
  it(
    'drafts are no docs, and the parser makes a doc unlisted',
    {tags: ['draft-docs', 'unlisted-docs']},
    async () => {
      vi.stubEnv('NODE_ENV', 'production');
      const version = await loadDocs();
      expect(version.drafts.map(({id}) => id).sort()).toEqual(draftDocs);
      expect(version.docs.filter(({id}) => draftDocs.includes(id))).toEqual([]);
      const forced = version.docs.find(({id}) => id === 'tests/visibility/force-unlisted');
      expect(forced?.unlisted).toBe(true);
    },
  );

  it('drafts are no posts', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const posts = await loadPosts();
    expect(posts.map(({title}) => title)).not.toContain('Draft post');
    expect(posts.filter(({unlisted}) => unlisted).map(({title}) => title)).toEqual([
      'Unlisted post',
    ]);
  });
});
