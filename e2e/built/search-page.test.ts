import {expect, test} from 'vitest';
import {attributesIn, builtDocument} from '../support/built-document';
import {lastVersion} from '../support/versions';

test('without JavaScript, the search page says that it needs it and links to the areas', () => {
  const $ = builtDocument('/search/');
  expect($('noscript').text()).toContain('needs JavaScript');
  const links = attributesIn('/search/', 'main a');
  expect(links).toEqual(expect.arrayContaining([`/docs/${lastVersion}/`, '/blog/']));
  expect($('meta[name="robots"]').attr('content')).toContain('noindex');
});
