// @ts-check
// What readers do with tags in the head.
import {expect} from 'vitest';
import {type} from '../../../tutorials/terminal.mjs';
import {part} from '../../kit.mjs';

const page = 'guides/markdown-features/head-metadata';
const css = 'src/css/custom.css';
const intro = 'docs/intro.mdx';

/** @type {import('../../kit.mjs').Recipe[]} */
export const head = [
  {
    page,
    heading: '',
    result: 'adds tags to the head of a page',
    paste: ({sample, write}) => write('docs/head-start.mdx', sample(intro)),
    check: ({html}) => {
      const page = html('/docs/head-start');
      expect(page).toMatch(/name=example-topic content=metadata/u);
      expect(page).toMatch(/rel=author href=https:\/\/my-website\.example\.com\/team/u);
      expect(page).toMatch(/name=keywords content=docusaurus,tutorial/u);
    },
  },
  {
    page,
    heading: 'examples',
    result: 'adds tags for search engines, link previews, and data, and attributes',
    paste: ({sample, append, write}) => {
      for (const word of ['robots', 'twitter:card', 'ld+json', 'page-tutorial']) {
        write(`docs/head-${word.replace(/\W/u, '-')}.mdx`, sample(intro, word));
      }
      append(css);
    },
    check: async ({html, read, open}) => {
      expect(html('/docs/head-robots')).toMatch(/name=robots content=noindex, ?nofollow/u);
      expect(read('build/sitemap.xml')).not.toContain('head-robots');
      expect(html('/docs/head-twitter-card')).toMatch(/og:video content=https:.*tour\.mp4/u);
      const json = part(
        read('build/docs/head-ld-json/index.html'),
        /ld\+json"?>(\{"@context":"https:\/\/schema\.org","@type":"HowTo".*?\})<\/script>/u,
      );
      expect(JSON.parse(json)).toMatchObject({name: 'Create a site', totalTime: 'PT5M'});
      const tab = await open('/docs/head-page-tutorial/');
      expect(await tab.locator('html').getAttribute('data-tutorial')).toBe('true');
      expect(await tab.locator('.footer').isVisible()).toBe(false);
    },
  },
  {
    page,
    heading: 'values',
    result: 'uses values of the page in tags',
    paste: ({sample, write}) => {
      write('docs/head-values.mdx', sample(intro, 'lastReview'));
      write('docs/head-url.mdx', sample(intro, 'og:audio'));
    },
    check: ({html}) => {
      const page = html('/docs/head-values');
      expect(page).toMatch(/name=last-review content=2026-04-01/u);
      expect(page).toMatch(/name=abstract content=Create a site with Docusaurus/u);
      const url = part(html('/docs/head-url'), /og:audio content=([^\s>]+)/u);
      expect(url).toBe('https://your-docusaurus-site.example.com/audio/intro.mp3');
    },
  },
  {
    page,
    heading: 'elsewhere',
    result: 'adds a tag with a component',
    paste: ({paste, write}) => {
      paste('src/components/HeroImage.tsx');
      const use = "import HeroImage from '@site/src/components/HeroImage';";
      write('docs/head-component.mdx', `${use}\n\n<HeroImage src="/img/logo.svg" />`);
    },
    check: ({html}) => {
      expect(html('/docs/head-component')).toMatch(/rel=preload as=image href=\/img\/logo\.svg/u);
    },
  },
  {
    page,
    heading: 'static-html',
    result: 'finds a tag in the built HTML',
    paste: ({command, write}) =>
      write('static-html.sh', command(1).replace('docs/intro', 'docs/head-start')),
    check: async ({read, site}) => {
      const found = await type([read('static-html.sh')], {cwd: site});
      expect(found).toMatch(/example-topic/u);
    },
  },
];
