import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';

/** One page of each template. */
const templates = {
  home: '/',
  doc: `/docs/${lastVersion}/configuration/`,
  'doc of an unreleased version': '/docs/typescript-support/',
  'doc of an unmaintained version': `/docs/${olderVersion}/cli/`,
  'reference of options': '/docs/api/plugins/@docusaurus/plugin-sitemap/',
  'guide with a tool': '/docs/styling-layout/',
  'guide with demonstrations': '/docs/markdown-features/tabs/',
  'category index': `/docs/${lastVersion}/category/getting-started/`,
  'blog list': '/blog/',
  'blog post': '/blog/releases/3.9/',
  'blog archive': '/blog/archive/',
  'blog tags': '/blog/tags/',
  'posts of a tag': '/blog/tags/release/',
  'blog authors': '/blog/authors/',
  'changelog list': '/changelog/',
  'changelog entry': '/changelog/3.9.0/',
  community: '/community/support/',
  showcase: '/showcase/',
  versions: '/versions/',
  search: '/search/',
  'feature requests': '/feature-requests/',
  'standalone page': '/examples/markdownPageExample/',
  'test area': '/tests/',
  'markdown of every kind': '/tests/pages/markdown-tests-mdx/',
  'code blocks and playground': '/tests/pages/code-block-tests/',
  diagrams: '/tests/pages/diagrams/',
  'debug page': '/__docusaurus/debug/metadata/',
  'not found': '/no-such-page/',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in ${colorScheme} mode`, () => {
    test.use({colorScheme});
    // Axe looks at every colored word of a page full of code.
    test.describe.configure({timeout: 90_000});
    for (const [name, route] of Object.entries(templates)) {
      test(name, async ({page}) => {
        await page.goto(route, {waitUntil: 'networkidle'});
        const {violations} = await new AxeBuilder({page})
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const found = violations.flatMap(({id, nodes}) =>
          nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
        );
        expect(found).toEqual([]);
      });
    }
  });
}
