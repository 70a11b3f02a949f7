import {readFileSync} from 'node:fs';
import type {AllContent} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {contentFolders} from '../areas';
import {parsePage} from './markdown/parse-page.mjs';
import {readPages} from './pages';

const metadata = (source: string, permalink: string, unlisted = false) => ({
  type: 'mdx',
  source: `@site/${source}`,
  permalink,
  unlisted,
  frontMatter: {},
});

const docs = [metadata('docs/a.mdx', '/site/docs/a'), metadata('docs/b.mdx', '/site/docs/b', true)];

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: [{docs}]},
    tests: {loadedVersions: [{docs: [metadata('_dogfooding/a.mdx', '/site/tests/docs/a')]}]},
  },
  'docusaurus-plugin-content-blog': {
    changelog: {blogPosts: [{metadata: metadata('changelog/1.md', '/site/changelog/1/')}]},
  },
  'docusaurus-plugin-content-pages': {
    default: [metadata('src/pages/about.mdx', '/site/about/'), {type: 'jsx'}],
  },
} as unknown as AllContent;

const context = {
  siteDir: '/site',
  siteConfig: {baseUrl: '/site/', trailingSlash: true},
} as Parameters<typeof readPages>[1];

const pages = readPages(allContent, context);

it('every page with a Markdown source is read once, and listed unless it or its area is hidden', () => {
  expect(pages.map(({kind, route, isListed}) => [kind, route, isListed])).toEqual([
    ['doc', '/site/docs/a/', true],
    ['doc', '/site/docs/b/', false],
    ['doc', '/site/tests/docs/a/', false],
    ['post', '/site/changelog/1/', true],
    ['page', '/site/about/', true],
  ]);
});

/** What a page of the site lacks, such as `docs/cli.mdx:1: needs a description`. */
function problemsOf(file: string, text: string): string[] {
  const problems: string[] = [];
  if (!/^---\n(?:.+\n)*?description: [^\n`]+\n/u.test(text)) {
    problems.push(`${file}:1: needs a description without backticks in its front matter`);
  }
  // Parsing takes long, and most pages only have headings with IDs.
  if (/^#{2,} (?!.*\{#[^}]+\}$)/mu.test(text)) {
    visit(parsePage(text, file.endsWith('.mdx') ? 'mdx' : 'md'), 'heading', (node) => {
      if (node.depth > 1 && !(node.data && 'id' in node.data)) {
        problems.push(
          `${file}:${node.position?.start.line}: the heading needs an ID, {#like-this}`,
        );
      }
    });
  }
  return problems;
}

it('all pages have a description, and IDs in their headings', async () => {
  const page = '---\ntitle: A\n---\n\n## Usage {#usage}\n\n```md\n## Sample\n```\n\n## Options\n';
  expect(problemsOf('docs/a.mdx', page)).toEqual([
    'docs/a.mdx:1: needs a description without backticks in its front matter',
    'docs/a.mdx:11: the heading needs an ID, {#like-this}',
  ]);
  const files = await Globby(contentFolders.map((folder) => `${folder}/**/*.{md,mdx}`));
  expect(files).not.toEqual([]);
  expect(files.flatMap((file) => problemsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});
