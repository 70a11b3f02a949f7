import {expect, test} from 'vitest';
import {attributesIn} from '../support/built-document';
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
