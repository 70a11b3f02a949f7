import {expect, test} from 'vitest';
import {builtDocument, textsIn} from '../support/built-document';
import {lastVersion} from '../support/versions';

test('the home page shows the command that creates a site', () => {
  expect(textsIn('/', 'main header code')).toContain(
    '$npx create-docusaurus@latest my-website classic',
  );
});

test(
  'the navbar has the brand, a link to each area, the versions, the locales and the repository',
  {tags: ['navbar-items', 'brand']},
  () => {
    const $ = builtDocument('/blog/');
    const items = $('nav[aria-label="Main"] .navbar__items > :is(a, .dropdown)').toArray();
    const named = items.map((item) => {
      const link = $(item).is('a') ? $(item) : $(item).find('> a');
      return [link.attr('aria-label') ?? link.text(), link.attr('href')];
    });
    expect(named).toEqual([
      ['Docusaurus Docs', '/'],
      ['Docs', `/docs/${lastVersion}/`],
      ['API', `/docs/${lastVersion}/api/docusaurus-config/`],
      ['Blog', '/blog/'],
      ['Showcase', '/showcase/'],
      ['Community', '/community/support/'],
      ['Tests', '/tests/'],
      [lastVersion, `/docs/${lastVersion}/`],
      ['English', '#'],
      [
        'Source repository of Docusaurus (opens in new tab)',
        'https://github.com/facebook/docusaurus',
      ],
    ]);
    expect($('nav[aria-label="Main"] .navbar__items > [aria-current="page"]').text()).toBe('Blog');
  },
);
