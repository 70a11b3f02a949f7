import {describe, expect, it} from 'vitest';
import {checkEntry} from './check-entry';
import {readEntry} from './read-entries';

const pull = (number: number) =>
  `[#${number}](https://github.com/facebook/docusaurus/pull/${number})`;

/** Line 10 is the summary; 14, 18, 22 and 26 are headings, and their content is 2 lines below. */
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

async function check(from: string, to: string, file = 'changelog/4.1.0.md') {
  expect(entry).toContain(from);
  const problems = checkEntry(await readEntry(file, entry.replace(from, to)));
  return problems.map(({line, message}) => `${line}: ${message}`);
}

it('an entry that follows the rules has no problem', async () => {
  expect(await check('', '')).toEqual([]);
});

it('line numbers are correct in files with Windows line endings', async () => {
  const content = entry.replace('(12)', '').replace('pull/12', 'pull/19').replaceAll('\n', '\r\n');
  const problems = checkEntry(await readEntry('changelog/4.1.0.md', content));
  expect(problems.map(({line}) => line)).toEqual([16]);
});

it('fixes of prereleases can be numbers', async () => {
  const content = entry
    .replaceAll('4.1.0', '4.1.0-beta.1')
    .replace('Ink lasts. ', '')
    .replace(/ by .*/u, '');
  expect(checkEntry(await readEntry('changelog/4.1.0-beta.1.md', content))).toEqual([]);
});

describe('a problem is reported with its line and a fix:', () => {
  it.each([
    ['title', '"4.1.0"\ndesc', '"4.1"\ndesc', 2, 'Write: title: "4.1.0"'],
    ['missing title', 'title: "4.1.0"\n', '', 1, 'Write: title: "4.1.0"'],
    ['slug', '/4.1.0', '/four', 4, 'Write: slug: /4.1.0'],
    ['date', '2030-02-28', 'soon', 5, 'Write it as 2025-10-17'],
    ['nonexistent day', '02-28', '02-31', 5, 'Write it as 2025-10-17'],
    ['date in another form', '2030-02-28', '2030-02-28 10:00:00', 5, 'in UTC'],
    ['description', '"Docs can be read under water."', '""', 3, 'say in a sentence'],
    ['authors', '[changelog-desk]', '[]', 6, 'authors: [changelog-desk]'],
    ['truncate mark', '<!-- truncate -->\n', '', 13, 'Put <!-- truncate -->'],
    ['summary', 'Docs can be read under water.\n\n<', '<', 10, 'has no summary'],
    ['kind', '## New features {#new-features}', '## News {#news}', 14, `"News" isn't a kind`],
    [
      'order of sections',
      '## Maintenance',
      `## Breaking changes {#breaking-changes}

- More. ${pull(3)}

## Maintenance`,
      22,
      'must come before "New features" (line 14)',
    ],
    ['duplicate section', 'Bug fixes {#bug-fixes}', 'New features {#new-features}', 18, 'twice'],
    ['level of a heading', '## New', '# Title\n\n## New', 14, `"Title" isn't a kind`],
    ['id', '{#new-features}', '{#features}', 14, 'Write: ## New features {#new-features}'],
    ['missing id', ' {#new-features}', '', 14, 'Write: ## New features {#new-features}'],
    ['section without content', `- Pages are waterproof. ${pull(12)}\n`, '', 14, 'is empty'],
    ['mismatched number', 'pull/12)', 'pull/19)', 16, 'shows #12 and leads to pull request 19'],
    ['text of a link', '[#12]', '[this]', 16, '"this" is not written as a link'],
    ['target of a link', 'pull/12)', 'issues/12)', 16, '"#12" is not written as a link'],
    ['number without a link', 'proof.', 'proof, see #9.', 16, `"#9" isn't a link`],
    ['fix without an author', ' by [cy](https://github.com/cy)', '', 20, "doesn't say what"],
    ['fix without a sentence', 'Ink lasts. ', '', 20, "doesn't say what"],
    ['fix without packages', '**core**, **utils**: ', '', 20, "doesn't say what"],
    ['author without a link', 'by [cy](https://github.com/cy)', 'by cy', 20, "doesn't say what"],
    ['kind of maintenance', '**Internal**', '**Chores**', 24, "doesn't start with a kind"],
    ['pull request listed twice', pull(15), pull(13), 24, 'already listed under "Bug fixes"'],
    [
      'profile',
      '\n[ada](https://github.com/ada)',
      '\n[ada](https://github.com/eve)',
      28,
      `"ada" isn't a contributor`,
    ],
    ['separator', '), [bo', ') and [bo', 28, "isn't a separator between contributors"],
    ['period at the end', 'bo-b).', 'bo-b)', 28, "doesn't end with a period"],
    ['number in a later line', 'proof. ', 'proof,\n  see #9. ', 17, `"#9" isn't a link`],
    ['end', '(https://github.com/bo-b).', '(https://github.com/bo-b),', 28, "isn't a separator"],
    [
      'duplicate person',
      'bo-b](https://github.com/bo-b',
      'Ada](https://github.com/Ada',
      28,
      'twice',
    ],
    ['list of people', '[ada]', '- [ada]', 28, 'must be a single paragraph'],
  ])('%s', async (_, from, to, line, message) => {
    const problems = await check(from, to);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${line}: `, 'u'));
    expect(problems[0]).toContain(message);
  });

  it.each(['changelog/4.1.md', 'changelog/4.1.0.mdx', 'changelog/v4.1.0.md'])(
    'name of the file %s',
    async (file) => {
      expect(await check('', '', file)).toEqual([
        expect.stringMatching(/^1: The file name isn't a version/u),
      ]);
    },
  );

  it('nothing after the summary', async () => {
    const content = entry.slice(0, entry.indexOf('## New'));
    const problems = checkEntry(await readEntry('changelog/4.1.0.md', content));
    expect(problems).toEqual([
      {
        line: 12,
        message: expect.stringContaining('The entry has no changes'),
      },
    ]);
    const explained = await readEntry(
      'changelog/4.1.0.md',
      `${content}The code is that of 4.0.9.\n`,
    );
    expect(checkEntry(explained)).toEqual([]);
  });
});
