import {describe, expect, it} from 'vitest';
import {checkEntry} from './check-entry';
import {readEntry} from './read-entries';

const pull = (number: number) =>
  `[#${number}](https://github.com/facebook/docusaurus/pull/${number})`;

/** Line 10 is the summary, 14 and 18 are headings, 16 and 20 their content. */
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
  const content = entry.replace('(12)', '').replace('pull/12', 'pull/13').replaceAll('\n', '\r\n');
  const problems = checkEntry(await readEntry('changelog/4.1.0.md', content));
  expect(problems.map(({line}) => line)).toEqual([16]);
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
    ['level of a heading', '## New', '# Title\n\n## New', 14, `"Title" isn't a kind`],
    ['id', '{#new-features}', '{#features}', 14, 'Write: ## New features {#new-features}'],
    ['missing id', ' {#new-features}', '', 14, 'Write: ## New features {#new-features}'],
    ['section without content', `- Pages are waterproof. ${pull(12)}\n`, '', 14, 'is empty'],
    ['mismatched number', 'pull/12)', 'pull/13)', 16, 'shows #12 and leads to pull request 13'],
    ['text of a link', '[#12]', '[this]', 16, '"this" is not written as a link'],
    ['target of a link', 'pull/12)', 'issues/12)', 16, '"#12" is not written as a link'],
    ['number without a link', 'proof.', 'proof, see #9.', 16, `"#9" isn't a link`],
    ['profile', 'com/ada)', 'com/eve)', 20, `"ada" isn't a contributor`],
    ['separator', '), [bo', ') and [bo', 20, "isn't a separator between contributors"],
    ['period at the end', 'bo-b).', 'bo-b)', 20, "doesn't end with a period"],
    ['number in a later line', 'proof. ', 'proof,\n  see #9. ', 17, `"#9" isn't a link`],
    ['end', '(https://github.com/bo-b).', '(https://github.com/bo-b),', 20, "isn't a separator"],
    [
      'duplicate person',
      'bo-b](https://github.com/bo-b',
      'Ada](https://github.com/Ada',
      20,
      'twice',
    ],
    ['list of people', '[ada]', '- [ada]', 20, 'must be a single paragraph'],
  ])('%s', async (_, from, to, line, message) => {
    const problems = await check(from, to);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${line}: `, 'u'));
    expect(problems[0]).toContain(message);
  });

  it('order of sections', async () => {
    const section = `## Bug fixes {#bug-fixes}\n\n- **core**: ${pull(3)}\n\n`;
    expect(await check('## New', `${section}## New`)).toEqual([
      expect.stringMatching(/^18: "New features" must come before "Bug fixes" \(line 14\)/u),
    ]);
  });

  it('duplicate section', async () => {
    const section = `## New features {#new-features}\n\n- More. ${pull(3)}\n\n`;
    expect(await check('## New', `${section}## New`)).toEqual([
      expect.stringMatching(/^18: "New features" appears twice/u),
    ]);
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
        file: 'changelog/4.1.0.md',
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
