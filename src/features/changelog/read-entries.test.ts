import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readEntries} from './read-entries';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'changelog-'));
  cpSync('changelog', path.join(siteDir, 'changelog'), {recursive: true});
});

afterEach(() => rmSync(siteDir, {recursive: true}));

it("this site's entries follow the rules", async () => {
  expect((await readEntries(siteDir, 'changelog')).has('2.0.0-alpha.19')).toBe(true);
});

it('a single error lists the problems in all entries', async () => {
  const write = (file: string, content: string) =>
    writeFileSync(path.join(siteDir, 'changelog', file), content);
  write('3.0.0.md', '---\ntitle: "3.0.0"\nslug: /3.0.0\nauthors: [\n---\n');
  write('notes.md', 'Notes');
  write('_partial.md', 'No entry');
  const problems = await readEntries(siteDir, 'changelog').catch(({message}: Error) =>
    message.split('\n'),
  );
  expect(problems).toEqual([
    'Fix these changelog entries:',
    "- changelog/3.0.0.md:5: The front matter isn't valid YAML: unexpected end of the stream within a flow collection. Fix the syntax.",
    expect.stringMatching(/^- changelog\/notes\.md:1: The file name isn't a version/u),
    expect.stringMatching(/^- changelog\/notes\.md:1: The summary has no end/u),
  ]);
});
