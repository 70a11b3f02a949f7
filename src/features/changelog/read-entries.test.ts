import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {expect, it} from 'vitest';
import {readEntries} from './read-entries';

it('a single error lists the problems in all entries', async () => {
  const siteDir = temporaryFolder({
    'changelog/3.0.0.md': '---\ntitle: "3.0.0"\nslug: /3.0.0\nauthors: [\n---\n',
    'changelog/notes.md': 'Notes',
    'changelog/_partial.md': 'No entry',
  });
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
