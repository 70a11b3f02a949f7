import {rm} from 'node:fs/promises';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {makeScratchSite} from '../tools/lib/scratch-site/make.mjs';
import {runIn} from '../tools/lib/scratch-site/run.mjs';

/** With the rules of this site. */
const config = `
import site from '${path.resolve('docusaurus.config')}';
import {blog} from '${path.resolve('config/blog')}';

const {future, onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown: {hooks}} = site;
const {onUntruncatedBlogPosts, onInlineTags} = blog;

export default {
  title: 'Scratch',
  url: 'https://example.com',
  baseUrl: '/',
  future,
  onBrokenLinks,
  onBrokenAnchors,
  onDuplicateRoutes,
  markdown: {hooks},
  presets: [['classic', {blog: {onUntruncatedBlogPosts, onInlineTags}}]],
};
`;

const post = (tags: string) => `---\ndate: 2026-01-01\ntags: [${tags}]\n---\n\n# Post\n\nText.\n`;

/** What a build prints when it fails, and before that when it goes on. */
const failure = (text: string) => new RegExp(`\\[ERROR\\][^]*${text}`, 'u');
const warning = (text: string) => new RegExp(`\\[WARNING\\] ${text}`, 'u');

// A site each: too slow for every change.
it.runIf(process.env.FULL_TESTS).each<[string, Record<string, string>, RegExp[]]>([
  [
    'a broken link fails the build; a broken Markdown link and a duplicate route are warnings',
    {
      'docs/bad.md': '---\nslug: /second\n---\n\n[Text](./missing.md)\n',
    },
    [
      warning('Markdown link with URL `./missing\\.md`'),
      warning('Duplicate routes found!'),
      failure('Docusaurus found broken links!'),
    ],
  ],
  [
    'a broken anchor fails the build',
    {'docs/bad.md': '[Text](/docs/second#missing)\n'},
    [failure('Docusaurus found broken anchors!')],
  ],
  [
    'a broken Markdown image fails the build',
    {'docs/bad.md': '![Text](./missing.png)\n'},
    [failure('Markdown image with URL `./missing\\.png`')],
  ],
  [
    'an untruncated post fails the build',
    {'blog/post.md': post('')},
    [failure('Docusaurus found blog posts without truncation markers')],
  ],
  [
    'an inline tag fails the build',
    {
      'blog/post.md': `${post('unknown')}<!-- truncate -->\n`,
      'blog/tags.yml': 'known:\n  label: Known\n',
    },
    [failure('Tags \\[unknown\\] used in [^]* are not defined')],
  ],
])(
  '%s',
  {
    timeout: 300_000,
    tags: [
      'broken-links',
      'broken-images',
      'untruncated-posts',
      'inline-tags',
      'broken-markdown-links',
      'duplicate-routes',
    ],
  },
  async (_, files, printed) => {
    const siteDir = await makeScratchSite('build-rules', {
      ...files,
      'docusaurus.config.ts': config,
    });
    onTestFinished(() => rm(siteDir, {recursive: true}));
    const {output} = await runIn(siteDir, ['@docusaurus/core', 'docusaurus'], ['build']);
    for (const text of printed) {
      expect(output).toMatch(text);
    }
  },
);
