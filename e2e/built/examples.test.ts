import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {attributesIn} from '../support/built-document';

test('the noindex example has a robots tag', () => {
  expect(attributesIn('/examples/noIndex/', 'head meta[name="robots"]', 'content')).toEqual([
    'noindex, nofollow',
  ]);
});

test('the Markdown example has each part as source and as Markdown', () => {
  const file = readFileSync('src/pages/examples/markdownPageExample.md', 'utf8');
  const sources = [...file.matchAll(/^(`{3,4})md\n(.*?)^\1\n/gms)].map(([, , source]) => source!);
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) {
    expect(file).toContain(`\n\n${source}\n`);
  }
});
