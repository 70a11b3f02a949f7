import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {Facts} from './facts.mjs';
import {readPage} from './page/read-page.mjs';
import {canary, problemsOf} from './planted-fault.fixture.mjs';
import {formatProblem} from './problem.mjs';
import {verify} from './verify.mjs';

it('reports the position of invalid MDX and still reads the other pages', async () => {
  const read = (file) => readPage(file, '# Title\n\n<Open>\n');
  const {problems} = await verify(['docs/a.mdx'], canary, {read});
  expect(problems.map(formatProblem)[0]).toMatch(/^docs\/a\.mdx:3: .*Open/);
});

it('a version with a full reference must document everything that is accepted', async () => {
  const read = (file) => readPage(file, '# Title\n');
  const {problems} = await verify(['docs/a.mdx'], canary, {read, hasReference: true});
  const messages = problems.map(({message}) => message);
  expect(messages).toContain('table: no page documents options/plugin-sitemap');
  expect(messages).toContain('table: no page documents command/build');
  expect(messages).toContain('table: no page documents eslint/no-html-links');
});

it('a marker needs a known kind and a reason', async () => {
  const text = (marker) => `{/* ${marker} */}\n\n\`\`\`ts\nconst a: = 1\n\`\`\`\n`;
  const problems = async (marker) =>
    (await problemsOf('docs/a.mdx', text(marker), canary)).map(({message}) => message);
  expect(await problems('sample: fragment, shows one line of a longer file')).toEqual([]);
  expect(await problems('sample: whatever, shows one line of a longer file')).toEqual([
    'marker: unknown kind "whatever"',
  ]);
  expect(await problems('sample: fragment, short')).toEqual([
    'marker: the reason "short" is too short',
  ]);
});

it('a sentence of a guide stands on one page only', async () => {
  const sentence = 'Docusaurus serves every file in this folder at the root of your site.';
  const read = (file) => readPage(file, `# Title\n\nA first one. ${sentence}\n`);
  const problems = async (files) =>
    (await verify(files, canary, {read})).problems.map(formatProblem);
  expect(await problems(['docs/a.mdx', 'docs/api/b.mdx'])).toEqual([
    expect.stringContaining('docs/api/b.mdx:3: repeated: docs/a.mdx:3'),
  ]);
  expect(await problems(['docs/api/a.mdx', 'docs/api/b.mdx'])).toEqual([]);
});

it('names a facts file that is cut off', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'facts-'));
  writeFileSync(path.join(dir, '1.0.0.json'), '{"schemas": {');
  expect(() => Facts.load('1.0.0', dir)).toThrow(/1\.0\.0\.json .*verify:facts 1\.0\.0/u);
});
