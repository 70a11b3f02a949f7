import {expect, test} from 'vitest';
import {builtDocument} from '../support/built-document';
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
  const $ = builtDocument('/');
  const targets = $('script[type="application/ld+json"]')
    .toArray()
    .map(
      (script) =>
        JSON.parse($(script).text()) as {potentialAction?: {target: {urlTemplate: string}}},
    )
    .flatMap(({potentialAction}) => potentialAction?.target.urlTemplate ?? []);
  expect(targets).toEqual([expect.stringMatching(/\/search\/\?q=\{search_term_string\}$/)]);
});
