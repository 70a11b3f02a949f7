import {expect, it} from 'vitest';
import {resolveLinks} from './resolve-links';

const resolve = resolveLinks(
  [
    {file: 'docs/cli.mdx', route: '/base/docs/cli/'},
    {file: 'docs/guides/pages.mdx', route: '/base/docs/pages/'},
  ],
  'https://x.test',
);

it.each([
  [
    'a heading in another file',
    './cli.mdx#build',
    'docs/a.mdx',
    'https://x.test/base/docs/cli/#build',
  ],
  ['a file', '../cli.mdx', 'docs/guides/a.mdx', 'https://x.test/base/docs/cli.md'],
  ['a path', '/base/docs/pages/?a=1', 'docs/a.mdx', 'https://x.test/base/docs/pages.md?a=1'],
  ['a page without Markdown', '/base/showcase/', 'docs/a.mdx', 'https://x.test/base/showcase/'],
  ['a heading on the same page', '#build', 'docs/cli.mdx', 'https://x.test/base/docs/cli/#build'],
  ['another site', 'https://nodejs.org/', 'docs/a.mdx', 'https://nodejs.org/'],
  ['an email address', 'mailto:a@x.test', 'docs/a.mdx', 'mailto:a@x.test'],
  ["a file that isn't a page", './logo.svg', 'docs/a.mdx', './logo.svg'],
])(
  'a link to %s leads to Markdown, or to the page if only that has the target',
  (_, url, file, resolved) => {
    expect(resolve(url, file)).toBe(resolved);
  },
);
