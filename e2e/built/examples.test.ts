import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {attributesIn, builtDocument, textsIn} from '../support/built-document';
import {readBuilt} from '../support/routes';

test('the noindex example has a robots tag and is not in the sitemap', () => {
  const page = '/examples/noIndex/';
  expect(attributesIn(page, 'head meta[name="robots"]', 'content')).toEqual(['noindex, nofollow']);
  const sitemap = readBuilt('sitemap.xml');
  expect(sitemap).toContain('/examples/markdownPageExample/');
  expect(sitemap).not.toContain('noIndex');
});

test('the Markdown example shows each part as source and rendered', () => {
  const file = readFileSync('src/pages/examples/markdownPageExample.md', 'utf8');
  const sources = [...file.matchAll(/^(`{3,4})md\n(.*?)^\1\n/gms)].map(([, , source]) => source!);
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) {
    expect(file).toContain(`\n\n${source}\n`);
  }
  const page = '/examples/markdownPageExample/';
  expect(textsIn(page, 'main td')).toContain('Storm jib');
  expect(textsIn(page, 'main .theme-admonition-warning')[0]).toContain('Two meters at low tide.');
  expect(builtDocument(page)('main li input[checked]')).toHaveLength(1);
  expect(textsIn(page, 'main details').join(' ')).toContain('add your draft');
  expect(textsIn(page, 'main')[0]).toContain('{depth} stays unchanged');
});
