import {expect, it} from 'vitest';
import {countByKind, previousVersion} from './release';
import {readSections} from './sections';

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

it('a release has counts of its changes by kind', () => {
  expect(countByKind(readSections(content))).toEqual([
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
