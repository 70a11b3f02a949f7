// @ts-check
// What readers do with docs and their versions.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';

const articles = [
  {
    slug: 'first',
    title: 'A "new" {x}',
    body: 'Braces {count}, <b>HTML</b>, and a < b.\n\n## Part <T>',
  },
  {slug: 'second', title: 'Second', body: 'See [the first](./first.md).'},
];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'guides/docs/introduction',
    heading: 'cms',
    result: 'builds the articles of a CMS as they are',
    paste: ({sample, write, replace}) => {
      const json = Buffer.from(JSON.stringify(articles)).toString('base64');
      const answer = `data:application/json;base64,${json}`;
      const script = sample('scripts/fetch-docs.mjs');
      write('scripts/fetch-docs.mjs', script.replace(/https:\S+\.json/u, answer));
      const {fetch: load, build} = JSON.parse(sample('package.json')).scripts;
      const scripts = `"fetch": ${JSON.stringify(load)},\n    "build": ${JSON.stringify(build)}`;
      replace('package.json', '"build": "docusaurus build"', scripts);
      write('docs/cms/gone.md', '# An article that the CMS no longer has');
    },
    check: ({html, site}) => {
      expect(html('/docs/cms/first')).toContain('Braces {count}, <b>HTML</b>, and a &lt; b.');
      expect(html('/docs/cms/first')).toMatch(/<h1>A (?:&quot;new&quot;|new) \{x\}/u);
      expect(html('/docs/cms/second')).toContain('href=/docs/cms/first');
      expect(existsSync(path.join(site, 'docs/cms/gone.md'))).toBe(false);
    },
  },
];
