// @ts-check
// What readers do with the head of a page.
import {expect} from 'vitest';
import {part} from '../../kit.mjs';

const page = 'guides/markdown-features/head-metadata';
const doc = 'docs/intro.mdx';
const url = 'https://your-docusaurus-site.example.com';

/**
 * A recipe that writes a sample to a doc of its own, and looks at its HTML.
 *
 * @param {string} heading
 * @param {string} words that are in the sample
 * @param {string} result
 * @param {(RegExp | string)[]} expected
 * @returns {import('../../kit.mjs').Recipe}
 */
const inDoc = (heading, words, result, expected) => {
  const name = `head-${heading}-${words.replaceAll(/\W+/gu, '-')}`.toLowerCase();
  return {
    page,
    heading,
    result,
    paste: ({sample, write}) => write(`docs/${name}.mdx`, sample(doc, words)),
    check: ({html}) => {
      const head = html(`/docs/${name}`);
      expected.forEach((pattern) => expect(head).toMatch(pattern));
      expect(head).toMatch(/<title[^>]*>Tutorial Intro \| My Site/u);
    },
  };
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const head = [
  inDoc('', 'rel="author"', 'gets tags from the front matter and from the head element', [
    /name=example-topic content=metadata/u,
    /rel=author href=https:\/\/my-website\.example\.com\/team/u,
    /name=description content=Create a site with Docusaurus/u,
    `property=og:image content=${url}/img/docusaurus-social-card.jpg`,
  ]),
  ...[`seo#head`, `${page}#examples`].map((section) => {
    const [page = '', heading = ''] = section.split('#');
    /** @type {import('../../kit.mjs').Recipe} */
    const recipe = {
      page,
      heading,
      result: 'replaces the canonical URL everywhere',
      paste: ({sample, write}) => write(`docs/canonical-${heading}.mdx`, sample(doc, 'canonical')),
      check: ({html}) => {
        const page = html(`/docs/canonical-${heading}`);
        const canonical = part(page, /<link[^>]*rel=canonical href=([^\s>]+)/u);
        expect(canonical).toMatch(/example\.com\/tutorial/u);
        expect(part(page, /property=og:url content=([^\s>]+)/u)).toBe(canonical);
      },
    };
    return recipe;
  }),
  inDoc('examples', 'robots', 'keeps a page out of search results', [
    /name=robots content=noindex, nofollow/u,
  ]),
  inDoc('examples', 'og:video', 'gets a small image and a video in link previews', [
    /property=og:type content=video\.other/u,
    /property=og:video content=https:\/\/my-website\.example\.com\/video\/tour\.mp4/u,
  ]),
  inDoc('examples', 'ld+json', 'gets structured data', [
    /<script[^>]*ld\+json[^>]*>\s*\{@context:https:\/\/schema\.org,@type:HowTo/u,
  ]),
  {
    page,
    heading: 'examples',
    result: 'hides the footer with a class of the page',
    paste: ({sample, write, append}) => {
      write('docs/attributes.mdx', sample(doc, 'page-tutorial'));
      append('src/css/custom.css');
    },
    check: async ({open, html}) => {
      expect(html('/docs/attributes')).toMatch(/<html[^>]*data-tutorial=true/u);
      const tab = await open('/docs/attributes');
      expect(await tab.locator('.footer').isVisible()).toBe(false);
      await tab.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
      await tab.waitForURL(/\/blog\/?$/u);
      await tab.locator('.footer').waitFor();
    },
  },
  inDoc('values', 'lastReview', 'uses values of the page', [
    /name=last-review content=2026-04-01/u,
    /name=abstract content=Create a site with Docusaurus in less than 5 minutes\./u,
  ]),
  inDoc('values', 'useBaseUrl', 'gets the full URL of a file', [
    `property=og:audio content=${url}/audio/intro.mp3`,
  ]),
  {
    page,
    heading: 'elsewhere',
    result: 'preloads an image on each page that shows it',
    paste: ({paste, show}) => {
      paste('src/components/HeroImage.tsx');
      show('hero', 'src/components/HeroImage.tsx', '<HeroImage src="/img/docusaurus.png" />');
    },
    check: ({html}) =>
      expect(html('/hero')).toMatch(/rel=preload as=image href=\/img\/docusaurus\.png/u),
  },
  {
    page,
    heading: 'static-html',
    result: 'finds the tag in the built HTML',
    paste: () => {},
    check: async ({run, command}) => {
      const search = command(1).replace('docs/intro/', 'docs/head--rel-author-/');
      expect(await run([search])).toContain('metadata');
    },
  },
];
