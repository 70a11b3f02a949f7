// @ts-check
// What readers do with blogs.
import {expect} from 'vitest';
import {part} from '../kit.mjs';

const config = 'docusaurus.config.ts';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'blog',
    heading: 'feeds',
    result: 'publishes only summaries',
    paste: ({sample, replace}) =>
      replace(config, /feedOptions: \{[\s\S]*?\n {10}\},/u, sample(config, 'createFeedItems')),
    check: ({read}) => {
      expect(read('build/blog/rss.xml')).not.toContain('<content:encoded>');
      expect(read('build/blog/rss.xml')).toMatch(/<description><!\[CDATA\[[^\]]/u);
    },
  },
  {
    page: 'blog',
    heading: 'multiple-blogs',
    result: 'gets a second blog whose feed has its own title and whole posts',
    paste: ({sample, addPlugins, write}) => {
      addPlugins(part(sample(config, 'changelog'), /plugins: \[\n([\s\S]*?^ {2}\]),/mu));
      const frontMatter = '---\ntitle: First\ndate: 2026-01-02\n---';
      const post = `${frontMatter}\n\nThe summary.\n\n{/* truncate */}\n\nThe rest of it.`;
      write('changelog/first.mdx', post);
    },
    check: ({read, html}) => {
      const feed = read('build/changelog/rss.xml');
      expect(feed).toContain('<title>My Site changelog</title>');
      expect(feed).toContain('The rest of it.');
      expect(html('/docs/intro')).toContain('title=My Site changelog RSS Feed');
      expect(read('build/blog/rss.xml')).toContain('<title>My Site Blog</title>');
    },
  },
];
