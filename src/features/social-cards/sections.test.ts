import {describe, expect, it} from 'vitest';
import {type DocsVersion, keepsSiteCard, sectionOf} from './sections';

const versions: DocsVersion[] = [
  {path: '/site/docs', label: 'Next'},
  {path: '/site/docs/2.0', label: '2.0'},
  {path: '/site/docs/1.0', label: '1.0'},
];

const sidebars = new Map([
  ['/site/docs/', 'docs'],
  ['/site/docs/cli/', 'api'],
  ['/site/docs/2.0/cli/', 'api'],
  ['/site/community/team/', 'community'],
]);

describe('the section of a page', () => {
  it.each([
    ['/site/docs/', 'Docs Next'],
    ['/site/docs/cli/', 'API Next'],
    ['/site/docs/2.0/', 'Docs 2.0'],
    ['/site/docs/2.0/cli/', 'API 2.0'],
    ['/site/docs/1.0/guides/tides/', 'Docs 1.0'],
    ['/site/blog/2024/05/01/tides/', 'Blog'],
    ['/site/changelog/2.0/', 'Changelog'],
    ['/site/community/team/', 'Community'],
    ['/site/privacy/', undefined],
  ])('at %s is %s', (route, section) => {
    expect(sectionOf(route, '/site/', versions, sidebars)).toBe(section);
  });
});

describe("the site's card", () => {
  it.each([
    ['/site/', true],
    ['/site/404.html', true],
    ['/site/tests/pages/tabs/', true],
    ['/site/__docusaurus/debug/config/', true],
    ['/site/blog/', false],
    ['/site/testsuite/', false],
  ])('is used for %s: %s', (route, expected) => {
    expect(keepsSiteCard(route, '/site/')).toBe(expected);
  });
});
