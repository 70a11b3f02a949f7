import {expect, test} from 'vitest';
import {attributesIn} from '../support/built-document';
import {builtFor} from '../support/routes';
import {lastVersion, olderVersion} from '../support/versions';

const redirects: (readonly [from: string, to: string])[] = [
  ...['support', 'team', 'resources'].flatMap((page) =>
    [`/docs/${page}`, `/docs/next/${page}`].map((from) => [from, `/community/${page}/`] as const),
  ),
  ...['/docs/', `/docs/${lastVersion}/`, `/docs/${olderVersion}/`].flatMap(
    (root) =>
      [
        [`${root}introduction`, root],
        [`${root}api/misc/docusaurus-init`, `${root}api/misc/create-docusaurus/`],
      ] as const,
  ),
  ['/feature-requests/776', '/feature-requests/#local-search'],
  ['/feature-requests/5201', '/feature-requests/#local-search'],
  ['/blog/2026/11/20/tutorials-that-run', '/blog/2026/11/20/docs-checked-against-packages/'],
  ['/home', '/'],
  ['/home/qs', '/?a=1'],
  ['/home/anchor', '/#anchor'],
  ['/home/absolute', `${builtFor}/`],
  ['/home/absolute/qs', `${builtFor}/?a=1`],
  ['/home/absolute/anchor', `${builtFor}/#anchor`],
];

test.each(redirects)(
  '%s and its .html form redirect to %s',
  {tags: ['redirects-community', 'redirects-init', 'redirects-home', 'redirects-html']},
  (from, to) => {
    for (const form of [from, `${from}.html`]) {
      expect(attributesIn(`${form}/`, 'meta[http-equiv="refresh"]', 'content')).toEqual([
        `0; url=${to}`,
      ]);
    }
  },
);
