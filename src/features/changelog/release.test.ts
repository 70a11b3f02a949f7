import {expect, it} from 'vitest';
import {countByKind, describeRelease, previousVersion} from './release';
import {readEntry} from './read-entries';

const pull = (number: number) =>
  `[#${number}](https://github.com/facebook/docusaurus/pull/${number})`;

const content = `---
title: "2.0.0"
---

Summary.

<!-- truncate -->

## Breaking changes {#breaking-changes}

- One. ${pull(1)} ${pull(2)}
- Two, by nobody's pull request.

Details of the first:

- A
- B
- C

## Bug fixes {#bug-fixes}

- **core**: ${pull(3)}, ${pull(4)}
- **theme-classic**, **theme-common**: ${pull(5)}
- **utils**: Works. ${pull(7)}, ${pull(8)} by [ada](https://github.com/ada)

Highlights:

- A detail ${pull(3)}, which came with ${pull(99)}.

## Polish {#polish}

A paragraph. ${pull(6)}

## Contributors {#contributors}

[ada](https://github.com/ada), [bob](https://github.com/bob) (Bob).
`;

it('a release has counts of its changes by kind', async () => {
  expect(countByKind(await readEntry('changelog/2.0.0.md', content))).toEqual([
    {id: 'breaking-changes', count: 2},
    {id: 'bug-fixes', count: 4},
    {id: 'polish', count: 1},
    {id: 'contributors', count: 2},
  ]);
});

const versions = [
  '2.0.0-beta.9',
  '2.0.0',
  '2.0.0-beta.10',
  '2.0.0-rc.1',
  '1.9.9',
  '2.0.0-alpha.75',
];

it.each([
  ['2.0.0-beta.10', '2.0.0-beta.9'],
  ['2.0.0', '2.0.0-rc.1'],
  ['1.9.9', undefined],
])('the version before %s is %s', (version, previous) => {
  expect(previousVersion(version, versions)).toBe(previous);
});

it('a release links to its source, its post and the comparison with the previous version', async () => {
  const entry = await readEntry('changelog/2.0.0.md', content);
  expect(describeRelease('2.0.0', entry, versions)).toMatchObject({
    previous: {
      version: '2.0.0-rc.1',
      compareUrl: 'https://github.com/facebook/docusaurus/compare/v2.0.0-rc.1...v2.0.0',
    },
    sourceUrl: 'https://github.com/facebook/docusaurus/tree/v2.0.0',
    releasePost: '/blog/2022/08/01/announcing-docusaurus-2.0/',
  });
  expect(describeRelease('2.0.0-rc.1', entry, versions)).not.toHaveProperty('releasePost');
  expect(describeRelease('1.9.9', entry, versions)).not.toHaveProperty('previous');
});
