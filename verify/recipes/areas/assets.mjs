// @ts-check
// What readers do with images, media, and static files.
import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {fileOnPage} from '../../tutorials/page-files.mjs';
import {part, stylesOf} from '../kit.mjs';
import {addClientModule} from './client/add-client-module.mjs';

/** Too large for the build to inline it. */
const recording = 'x'.repeat(20_000);

const css = 'src/css/custom.css';
const config = 'docusaurus.config.ts';
const guide = 'guides/markdown-features/assets';
const statics = 'static-assets';

export const baseUrl = '/base/';

const dropdown = 'docs/tutorial-extras/img/localeDropdown.png';

/** @typedef {import('../kit.mjs').Tab} Tab */

/**
 * Checks that images of a page have loaded.
 *
 * @param {Tab} tab
 * @param {string} selector
 */
const expectLoaded = async (tab, selector) => {
  const images = tab.locator(selector);
  expect(await images.count()).toBeGreaterThan(0);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    const width = () => image.evaluate((it) => /** @type {HTMLImageElement} */ (it).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
};

/**
 * What a link leads to.
 *
 * @param {Tab} tab
 * @param {import('@playwright/test').Locator} link
 */
const download = async (tab, link) => {
  const url = new URL((await link.getAttribute('href')) ?? '', tab.url());
  const response = await tab.request.get(url.href);
  expect(response.status(), url.href).toBe(200);
  return response.text();
};

/** An image of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A drawing of 9 by 9 pixels. */
const draw = (/** @type {string} */ attributes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path ${attributes} d="M0 0h9v9"/></svg>`;

export const completePages = [guide];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: guide,
    heading: 'media',
    result: 'gets players that fit into the page',
    paste: ({sample, write}) => {
      const frame = sample('docs/intro.mdx', '<iframe').replace(/https:[^"]+/u, '/base/blog');
      write('docs/media.mdx', `${sample('docs/intro.mdx', '<video')}\n${frame}`);
      write('docs/tour.mp4', recording);
      write('docs/podcast.mp3', recording);
      write('static/tour.vtt', 'WEBVTT');
    },
    check: ({look}) =>
      look('/docs/media', async (tab, width) => {
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        for (const player of ['video', 'article iframe']) {
          const box = await tab.locator(player).boundingBox();
          expect(Number(box?.width) / Number(box?.height), player).toBeCloseTo(16 / 9, 1);
        }
      }),
  },
  {
    page: guide,
    heading: '',
    result: 'shows an image next to the page, and offers it as a download',
    paste: ({sample, write}) => {
      write('docs/assets-start.mdx', sample('docs/intro.mdx'));
      write('docs/img/docs-page.svg', draw('fill="red"'));
    },
    check: async ({open}) => {
      const tab = await open('/docs/assets-start');
      await expectLoaded(tab, 'article img');
      const link = tab.getByRole('link', {name: 'Download the wireframe'});
      expect(await download(tab, link)).toContain('<svg');
    },
  },
  {
    page: guide,
    heading: 'images',
    result: 'sees an image whose size is known before it loads',
    paste: ({paste}) => paste('docs/tutorial-extras/images.mdx'),
    check: ({look}) =>
      look('/docs/tutorial-extras/images', async (tab, width) => {
        await expectLoaded(tab, 'article img');
        const image = tab.locator('article img');
        expect(await image.getAttribute('title')).toBe('Choose a language');
        expect(await image.getAttribute('loading')).toBe('lazy');
        expect(Number(await image.getAttribute('height'))).toBeGreaterThan(100);
        expect(Number((await image.boundingBox())?.width)).toBeLessThanOrEqual(width);
      }),
  },
  {
    page: guide,
    heading: 'size',
    result: 'sees an image in another size, and one with a caption',
    paste: ({sample, write}) => {
      const file = 'docs/tutorial-extras/images.mdx';
      const samples = `${sample(file, 'figure')}\n\n${sample(file, 'require')}`;
      write('docs/tutorial-extras/images-size.mdx', samples);
    },
    check: async ({open}) => {
      const tab = await open('/docs/tutorial-extras/images-size');
      await expectLoaded(tab, 'article img');
      expect((await tab.locator('article img[loading]').boundingBox())?.width).toBe(320);
      const caption = await tab.locator('figcaption').innerText();
      expect(caption).toBe('The locale dropdown in the navbar');
    },
  },
  {
    page: guide,
    heading: 'size',
    result: 'sees Markdown images of CommonMark files, but not those in HTML',
    paste: ({write}) =>
      write(
        'docs/tutorial-extras/images-commonmark.md',
        `---
mdx:
  format: md
---

![Markdown](img/localeDropdown.png)

<p><img src="img/localeDropdown.png" alt="HTML"></p>`,
      ),
    check: async ({open}) => {
      const tab = await open('/docs/tutorial-extras/images-commonmark');
      await expectLoaded(tab, 'article img[alt="Markdown"]');
      const image = tab.locator('article img[alt="HTML"]');
      expect(await image.getAttribute('src')).toBe('img/localeDropdown.png');
    },
  },
  {
    page: guide,
    heading: 'themed',
    result: 'sees the image for the color mode',
    paste: ({sample, append, write}) => {
      write('docs/assets-themed.mdx', sample('docs/intro.mdx'));
      write('static/img/logo-dark.svg', draw('fill="white"'));
      write('docs/tutorial-extras/themed.mdx', sample('docs/tutorial-extras/images.mdx'));
      append(css);
    },
    install: () => [
      `cp ${dropdown} docs/tutorial-extras/img/light.png`,
      // Docusaurus embeds an image of this size.
      `base64 -d > docs/tutorial-extras/img/dark.png <<< ${dot}`,
    ],
    check: ({look}) =>
      look('/docs/assets-themed', async (tab, _, isDark) => {
        await expectLoaded(tab, 'article img');
        const image = tab.getByRole('img', {name: 'My Site', exact: true}).last();
        const source = await image.getAttribute('src');
        expect(source).toBe(`/base/img/logo${isDark ? '-dark' : ''}.svg`);
        await tab.goto(tab.url().replace('assets-themed', 'tutorial-extras/themed'));
        const images = tab.locator('article img');
        const [light, dark] = [images.nth(0), images.nth(1)];
        expect([await light.isVisible(), await dark.isVisible()]).toEqual([!isDark, isDark]);
        expect(await dark.getAttribute('src')).toMatch(/^data:/u);
      }),
  },
  {
    page: guide,
    heading: 'zoom',
    result: 'enlarges an image above everything else, in the colors of the page',
    install: () => ['npm install medium-zoom'],
    paste: (hands) => {
      const file = 'src/client/zoom.ts';
      const code = fileOnPage(hands.page.replace(guide, 'advanced/client'), file, 'lifecycle');
      const options = part(readFileSync(hands.page, 'utf8'), /`(\{background: .*?\})`/u);
      hands.write(
        file,
        code
          .replace('some-zoom-library', 'medium-zoom')
          .replace('(images)', `(images, ${options})`),
      );
      addClientModule(hands, `./${file}`);
      hands.append(css);
      hands.write('docs/zoom.mdx', '![A menu](./tutorial-extras/img/docsVersionDropdown.png)');
    },
    check: ({look}) =>
      look('/docs/zoom', async (tab) => {
        await tab.locator('article img.medium-zoom-image').click();
        await tab.locator('.medium-zoom--opened').waitFor();
        const [color] = await stylesOf(tab, '.medium-zoom-overlay', 'background-color');
        const [surface] = await stylesOf(tab, '.navbar', 'background-color');
        expect(color).toBe(surface);
        const above = () => tab.evaluate(() => document.elementFromPoint(10, 10)?.className);
        await expect.poll(above).toBe('medium-zoom-overlay');
      }),
  },
  {
    page: guide,
    heading: 'social',
    result: 'sets the image of link previews',
    paste: ({sample, write}) => {
      const file = 'docs/tutorial-extras/images.mdx';
      write('docs/tutorial-extras/social.mdx', sample(file, 'image:'));
    },
    check: async ({html, open}) => {
      const page = html('/docs/tutorial-extras/social');
      const url = part(page, /property=og:image content=([^\s>]+)/u);
      expect(url).toMatch(/^https:\/\/your-docusaurus-site\.example\.com\/base\/assets\/images\//u);
      const tab = await open('/docs/intro');
      const response = await tab.request.get(new URL(new URL(url).pathname, tab.url()).href);
      expect(response.headers()['content-type']).toBe('image/png');
    },
  },
  {
    page: guide,
    heading: 'downloads',
    result: 'offers files of each kind',
    paste: ({sample, write}) => {
      const file = 'docs/intro.mdx';
      const samples = [
        sample(file, 'Slides (PDF)'),
        sample(file, 'pathname://'),
        sample(file, 'download='),
      ];
      write('docs/downloads.mdx', samples.join('\n\n'));
      write('docs/slides.pdf', 'slides');
      write('docs/data.json', '{"data": 1}');
      write('assets/images.zip', 'images');
      write('static/license.txt', 'license');
    },
    check: async ({open}) => {
      const tab = await open('/docs/downloads');
      const links = tab.locator('article .markdown a');
      const files = [];
      for (const link of await links.all()) {
        files.push((await download(tab, link)).trim());
      }
      expect(files).toEqual(['slides', 'images', '{"data": 1}', 'license', 'license', 'slides']);
      expect(await links.nth(0).getAttribute('target')).toBe('_blank');
      expect(await links.nth(4).getAttribute('href')).toBe('/base/license.txt');
      expect(await links.nth(5).getAttribute('download')).toBe('My Site.pdf');
    },
  },
  {
    page: guide,
    heading: 'svg',
    result: 'sees SVG files in the colors of CSS',
    paste: ({sample, append, write}) => {
      const use = 'import Flag from \'./img/flag.svg\';\n\n<Flag className="icon" />';
      write('docs/svg.mdx', `${sample('docs/intro.mdx')}\n\n${use}`);
      write('docs/img/star.svg', draw('stroke="currentColor"'));
      write('docs/img/flag.svg', draw('fill="#d33"'));
      append(css);
    },
    check: ({look}) =>
      look('/docs/svg', async (tab, _, isDark) => {
        await expectLoaded(tab, 'article img');
        const star = tab.locator('article svg:has(title:text("A star")) path');
        expect(await star.evaluate((it) => getComputedStyle(it).stroke)).toBe(
          (await stylesOf(tab, 'article .markdown', 'color'))[0],
        );
        const red = tab.locator('article svg:has(title:text("A red star")) path');
        expect(await red.evaluate((it) => getComputedStyle(it).stroke)).toBe('rgb(250, 56, 62)');
        const flag = isDark ? 'rgb(255, 136, 136)' : 'rgb(221, 51, 51)';
        expect(await stylesOf(tab, 'article svg.icon path', 'fill')).toEqual([flag]);
      }),
  },
  {
    page: guide,
    heading: 'components',
    result: 'sees a static image of a component below the base URL',
    paste: ({paste, write}) => {
      paste('src/components/Logo.tsx');
      const use = "import Logo from '@site/src/components/Logo';\n\n<Logo />";
      write('docs/assets-component.mdx', use);
    },
    check: async ({open}) => expectLoaded(await open('/docs/assets-component'), 'article img'),
  },
  {
    page: guide,
    heading: 'broken-images',
    result: 'sees another image where one is missing',
    paste: ({configure, write}) => {
      const old = "'/img/docusaurus.png'";
      const add = (/** @type {string} */ code) => code.replace(old, "'/base/img/docusaurus.png'");
      configure('docusaurus.config.js', old, add);
      write('docs/assets-missing.mdx', '![Missing](./img/missing.png)');
    },
    check: async ({open}) => expectLoaded(await open('/docs/assets-missing'), 'article img'),
  },
  {
    page: statics,
    heading: '',
    result: 'uses a static file in Markdown',
    paste: ({sample, write, extension}) =>
      write('docs/static-start.md', sample(`docs/intro.${extension}`)),
    check: async ({open}) => {
      const tab = await open('/docs/static-start');
      await expectLoaded(tab, 'article img');
      expect(await download(tab, tab.getByRole('link', {name: 'Download the logo'}))).toContain(
        '<svg',
      );
    },
  },
  {
    page: statics,
    heading: 'pathname',
    result: 'links to HTML of another tool',
    paste: ({sample, write, extension}) => {
      write('docs/static-pathname.md', sample(`docs/intro.${extension}`));
      write('static/api/index.html', '<h1>API</h1>');
    },
    check: async ({open}) => {
      const tab = await open('/docs/static-pathname');
      const opened = tab.context().waitForEvent('page');
      await tab.getByRole('link', {name: 'API documentation'}).click();
      expect(await (await opened).locator('h1').innerText()).toBe('API');
    },
  },
  {
    page: statics,
    heading: 'use-base-url',
    result: 'sees images of components below the base URL',
    paste: ({sample, paste, write}) => {
      write('src/components/StaticLogo.tsx', sample('src/components/Logo.tsx'));
      paste('src/components/Logos.tsx');
      const imports = ['StaticLogo', 'Logos'].map(
        (name) => `import ${name} from '@site/src/components/${name}';`,
      );
      const use = `${imports.join('\n')}\n\n<StaticLogo />\n\n<Logos />`;
      write('docs/static-base.mdx', `${sample('docs/intro.mdx')}\n\n${use}`);
    },
    check: async ({open}) => {
      const tab = await open('/docs/static-base');
      expect(await tab.locator('article img').count()).toBe(4);
      await expectLoaded(tab, 'article img');
    },
  },
  {
    page: statics,
    heading: 'link',
    result: 'links to a static file from a component',
    paste: ({paste, write}) => {
      paste('src/components/PriceList.tsx');
      write('static/files/prices.pdf', 'prices');
      const use = "import PriceList from '@site/src/components/PriceList';\n\n<PriceList />";
      write('docs/static-link.mdx', use);
    },
    check: async ({open}) => {
      const tab = await open('/docs/static-link');
      const link = tab.getByRole('link', {name: 'Price list'});
      expect((await download(tab, link)).trim()).toBe('prices');
      expect(await link.getAttribute('target')).toBe('_blank');
    },
  },
  {
    page: statics,
    heading: 'import',
    result: 'imports a static file',
    paste: ({paste, write}) => {
      paste('src/components/Card.tsx');
      write('docs/static-import.mdx', "import Card from '@site/src/components/Card';\n\n<Card />");
    },
    check: async ({open}) => {
      const tab = await open('/docs/static-import');
      await expectLoaded(tab, 'article img');
      const source = await tab.locator('article img').getAttribute('src');
      expect(source).toMatch(/^\/base\/assets\/images\/docusaurus-social-card-\w+\.jpg$/u);
    },
  },
  {
    page: statics,
    heading: 'svg',
    result: 'imports a static SVG file as a component',
    paste: ({paste, write}) => {
      paste('src/components/InlineLogo.tsx');
      const use = "import InlineLogo from '@site/src/components/InlineLogo';\n\n<InlineLogo />";
      write('docs/static-svg.mdx', use);
    },
    check: async ({open}) => {
      const logo = (await open('/docs/static-svg')).locator('article svg[role=img]');
      expect(await logo.getAttribute('aria-label')).toBe('The Docusaurus logo');
      expect(await logo.boundingBox()).toMatchObject({width: 64, height: 64});
    },
  },
  {
    page: statics,
    heading: 'css',
    result: 'sees a static file as a background',
    paste: ({append, write}) => {
      append(css);
      write('docs/static-css.mdx', '<div className="hero">A background</div>');
    },
    check: async ({open}) => {
      const tab = await open('/docs/static-css');
      const [image = ''] = await stylesOf(tab, '.hero', 'background-image');
      const url = part(image, /url\("?([^")]+)/u);
      expect((await tab.request.get(url)).headers()['content-type']).toBe('image/jpeg');
    },
  },
  {
    page: statics,
    heading: 'configuration',
    result: 'sees the logo for the color mode',
    paste: ({configure}) => configure(config),
    check: ({look}) =>
      look('/docs/intro', async (tab, _, isDark) => {
        const logo = tab.locator('.navbar__logo img').filter({visible: true}).first();
        const source = await logo.getAttribute('src');
        expect(source).toBe(`/base/img/logo${isDark ? '-dark' : ''}.svg`);
        const icon = await tab.locator('link[rel=icon]').getAttribute('href');
        expect(icon).toBe('/base/img/favicon.ico');
        const card = await tab.locator('meta[property="og:image"]').getAttribute('content');
        expect(card).toMatch(/\/base\/img\/docusaurus-social-card\.jpg$/u);
      }),
  },
  {
    page: statics,
    heading: 'several-folders',
    result: 'publishes files of another folder',
    paste: ({configure, write}) => {
      configure(config);
      write('../shared-assets/shared.txt', 'shared');
    },
    check: ({read}) => {
      expect(read('build/shared.txt').trim()).toBe('shared');
      expect(read('build/img/logo.svg')).toContain('<svg');
    },
  },
];
