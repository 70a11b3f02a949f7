import {expect, test} from 'vitest';
import {builtDocument, textsIn} from '../support/built-document';
import {lastVersion} from '../support/versions';

test('without JavaScript, the search page says that it needs it and links to the areas', () => {
  const $ = builtDocument('/search/');
  expect($('noscript').text()).toContain('needs JavaScript');
  const links = $('main a').toArray();
  const paths = links.map((link) => $(link).attr('href'));
  expect(paths).toEqual(expect.arrayContaining([`/docs/${lastVersion}/`, '/blog/']));
  expect($('meta[name="robots"]').attr('content')).toContain('noindex');
});

test('the home page describes the search to search engines', () => {
  const data = textsIn('/', 'script[type="application/ld+json"]').join();
  expect(data).toMatch(/"urlTemplate":"[^"]+\/search\/\?q=\{search_term_string\}"/);
});
