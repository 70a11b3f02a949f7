import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {attributesIn, builtDocument, textsIn} from '../support/built-document';

test(
  'the blog shows 5 posts per page and a sidebar with all posts by year',
  {tags: ['blog-page-size']},
  () => {
    expect(textsIn('/blog/', 'main article')).toHaveLength(5);
    const sidebar = 'nav[aria-label="All entries"]';
    expect(attributesIn('/blog/', `${sidebar} a`)).toHaveLength(
      readdirSync('blog').filter((file) => /\.mdx?$/u.test(file)).length,
    );
    const years = textsIn('/blog/', `${sidebar} [role='group'] > div`);
    expect(years.length).toBeGreaterThan(3);
    expect(years).toEqual([...years].sort().reverse());
  },
);

test('an archive has as many posts as it says, also those with the same title', () => {
  const archive = '/tests/blog/archive/';
  const count = attributesIn(archive, 'main li a').length;
  expect(textsIn(archive, 'main header p')).toEqual([`All ${count} posts, newest first`]);
});

test.each([
  ['/blog/', '/blog/page/2/'],
  ['/blog/tags/release/', '/blog/tags/release/page/2/'],
  ['/blog/authors/release-desk/', '/blog/authors/release-desk/authors/2/'],
])('the second page of %s has its number in the title', (first, second) => {
  const [title] = textsIn(first, 'head title');
  expect(textsIn(second, 'head title')).toEqual([title!.replace(' |', ', page 2 |')]);
});

test.each(['/blog/', '/blog/authors/', '/blog/releases/3.9/'])(
  'the first heading of %s is its title',
  (route) => {
    expect(builtDocument(route)(':is(h1, h2, h3, h4, h5, h6)').first().is('h1')).toBe(true);
  },
);
