import {expect, it} from 'vitest';
import {LinkResolver} from './documents';

const document = (file: string, permalink: string) => ({
  file,
  permalink,
  title: 'T',
  description: 'D',
});

const links = new LinkResolver(
  [
    document('docs/cli.mdx', '/base/docs/cli'),
    document('docs/guides/pages.mdx', '/base/docs/pages'),
  ],
  'https://x.test',
);

it.each([
  ['a file beside it', './cli.mdx#build', 'docs/a.mdx', 'https://x.test/base/docs/cli.md#build'],
  ['a file elsewhere', '../cli.mdx', 'docs/guides/pages.mdx', 'https://x.test/base/docs/cli.md'],
  ['an address', '/base/docs/pages/?a=1', 'docs/a.mdx', 'https://x.test/base/docs/pages.md?a=1'],
  ['a page without Markdown', '/base/showcase/', 'docs/a.mdx', 'https://x.test/base/showcase/'],
  ['a heading of its own', '#build', 'docs/cli.mdx', '#build'],
  ['another site', 'https://nodejs.org/', 'docs/a.mdx', 'https://nodejs.org/'],
  ['a mailbox', 'mailto:a@x.test', 'docs/a.mdx', 'mailto:a@x.test'],
  ['a file that is no page', './logo.svg', 'docs/a.mdx', './logo.svg'],
])('a link to %s leads to Markdown where there is some', (_, url, file, resolved) => {
  expect(links.resolve(url, file)).toBe(resolved);
});
