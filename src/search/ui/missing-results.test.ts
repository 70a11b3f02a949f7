import {expect, it} from 'vitest';
import {missingResultsUrl} from './missing-results';

it('opens a new issue of the repository with the query in its title', () => {
  const url = new URL(missingResultsUrl('https://github.com/facebook/docusaurus', 'a&b=c #1'));
  expect(url.origin + url.pathname).toBe('https://github.com/facebook/docusaurus/issues/new');
  expect([...url.searchParams]).toEqual([['title', 'Search finds nothing for "a&b=c #1"']]);
  expect(missingResultsUrl('https://a.example/b', 'x'.repeat(10_000)).length).toBeLessThan(250);
});
