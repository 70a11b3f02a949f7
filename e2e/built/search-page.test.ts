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
