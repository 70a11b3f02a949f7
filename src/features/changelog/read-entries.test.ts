import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readEntries} from './read-entries';

it('a single error lists the problems in all entries', async () => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'changelog-'));
  const dir = path.join(siteDir, 'changelog');
  mkdirSync(dir);
  const frontMatter = '---\ntitle: "3.0.0"\nslug: /3.0.0\nauthors: [\n---\n';
  writeFileSync(path.join(dir, '3.0.0.md'), frontMatter);
  writeFileSync(path.join(dir, 'notes.md'), 'Notes');
  writeFileSync(path.join(dir, '_partial.md'), 'No entry');
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
