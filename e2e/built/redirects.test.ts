import {expect, test} from 'vitest';
import {attributesIn} from '../support/built-document';
import {builtFor} from '../support/routes';
import {lastVersion, olderVersion} from '../support/versions';

const redirects = [
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
];

test.each(redirects)(
  '%s and its .html form redirect to %s',
  {tags: ['redirects-community', 'redirects-init', 'redirects-html']},
  (from, to) => {
    for (const form of [from, `${from}.html`]) {
      expect(attributesIn(`${form}/`, 'meta[http-equiv="refresh"]', 'content')).toEqual([
        `0; url=${to}`,
      ]);
    }
  },
);

test.each([
  ['', '/'],
  ['qs/', '/?a=1'],
  ['anchor/', '/#anchor'],
  ['absolute/', `${builtFor}/`],
  ['absolute/qs/', `${builtFor}/?a=1`],
  ['absolute/anchor/', `${builtFor}/#anchor`],
])('/home/%s redirects to %s', {tags: ['redirects-home']}, (from, to) => {
  expect(attributesIn(`/home/${from}`, 'meta[http-equiv="refresh"]', 'content')).toEqual([
    `0; url=${to}`,
  ]);
});
