import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {checkEntry} from './check-entry';
import {readSections} from './sections';

const pull = (number: number) =>
  `[#${number}](https://github.com/facebook/docusaurus/pull/${number})`;

/** Lines 14, 18, 22 and 26 are headings, and their content is 2 lines below. */
const entry = `---
title: "4.1.0"
description: "Docs can be read under water."
slug: /4.1.0
date: 2030-02-28
authors: [changelog-desk]
---


Docs can be read under water.

<!-- truncate -->

## New features {#new-features}

- Pages are waterproof. ${pull(12)}

## Bug fixes {#bug-fixes}

- **core**, **utils**: Ink lasts. ${pull(13)}, ${pull(14)} by [cy](https://github.com/cy)

## Maintenance {#maintenance}

- **Internal**: ${pull(15)}

## Contributors {#contributors}

[ada](https://github.com/ada) (Ada, first of her name), [bo-b](https://github.com/bo-b).
`;

async function check(source: string, file = 'changelog/4.1.0.md') {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  return checkEntry(file, source, frontMatter, readSections(source)).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

it('an entry that follows the rules has no problem', async () => {
  expect(await check(entry)).toEqual([]);
});

it('fixes of prereleases can be numbers', async () => {
  const source = entry
    .replaceAll('4.1.0', '4.1.0-beta.1')
    .replace('Ink lasts. ', '')
    .replace(/ by .*/u, '');
  expect(await check(source, 'changelog/4.1.0-beta.1.md')).toEqual([]);
});

describe('a problem is reported with its line and a fix:', () => {
  it.each([
    ['title', '"4.1.0"\ndesc', '"4.1"\ndesc', 1, '"title" must be [4.1.0]'],
    ['slug', '/4.1.0', '/four', 1, '"slug" must be [/4.1.0]'],
    ['date', '2030-02-28', 'soon', 1, '"date" must be a valid date'],
    ['description', 'description: "Docs can be read under water."\n', '', 1, '"description" is'],
    ['authors', '[changelog-desk]', '[]', 1, '"authors" must contain at least 1'],
    ['kind', '## New features {#new-features}', '## News {#news}', 14, `"News" isn't one of`],
    ['order', '## Bug fixes {#bug-fixes}', '## Breaking changes {#breaking-changes}', 18, 'order'],
    ['duplicate section', 'Bug fixes {#bug-fixes}', 'New features {#new-features}', 18, 'order'],
    ['level of a heading', '## New', '# Title\n\n## New', 14, `"Title" isn't one of`],
    ['id', '{#new-features}', '{#features}', 14, '## New features {#new-features}'],
    ['mismatched number', 'pull/12)', 'pull/19)', 16, '[#1234](https'],
    ['text of a link', '[#12]', '[this]', 16, '[#1234](https'],
    ['number without a link', 'proof.', 'proof, see #9.', 16, '[#1234](https'],
    ['fix without an author', ' by [cy](https://github.com/cy)', '', 20, '- **core**: Links work.'],
    ['fix without a sentence', 'Ink lasts. ', '', 20, '- **core**: Links work.'],
    ['fix without packages', '**core**, **utils**: ', '', 20, '- **core**: Links work.'],
    ['author without a link', '[cy](https://github.com/cy)', 'cy', 20, '- **core**: Links work.'],
    ['kind of maintenance', '**Internal**', '**Chores**', 24, '- **Documentation**: … or'],
    [
      'profile',
      '\n[ada](https://github.com/ada)',
      '\n[ada](https://x.test)',
      28,
      '(Name), [handle]',
    ],
    ['separator', '), [bo', ') and [bo', 28, '(Name), [handle]'],
    ['period at the end', 'bo-b).', 'bo-b)', 28, '(Name), [handle]'],
    ['list of people', '[ada]', '- [ada]', 28, '(Name), [handle]'],
  ])('%s', async (_, from, to, line, message) => {
    expect(entry).toContain(from);
    const problems = await check(entry.replace(from, to));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${line}: `, 'u'));
    expect(problems[0]).toContain(message);
  });

  it.each(['changelog/4.1.md', 'changelog/4.1.0.mdx', 'changelog/v4.1.0.md'])(
    'name of the file %s',
    async (file) => {
      expect(await check(entry, file)).toEqual([
        expect.stringMatching(/^1: The file name isn't a version/u),
      ]);
    },
  );
});
