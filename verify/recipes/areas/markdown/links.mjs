// @ts-check
// What readers do with links.
import {expect} from 'vitest';

const page = 'guides/markdown-features/links';

const intro = 'docs/intro.mdx';

/** @typedef {import('../../kit.mjs').Tab} Tab */

/** Where the links of a page lead, without its own headings. */
const targetsOf = (/** @type {Tab} */ tab) =>
  tab
    .locator('article .markdown a:not(.hash-link)')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** @type {import('../../kit.mjs').Recipe[]} */
export const links = [
  {
    page: 'static-assets',
    heading: 'trailing-slash',
    result: 'gets links to files without a slash',
    paste: ({paste, write, setOptions}) => {
      setOptions('trailingSlash: true,');
      paste('src/theme/MDXComponents/A.tsx');
      write('static/files/prices.pdf', 'prices');
      write('docs/slash.mdx', '[Price list](/files/prices.pdf)\n\n[Blog](/blog)');
    },
    check: async ({open}) => {
      const tab = await open('/docs/slash/');
      const [file, blog] = await targetsOf(tab);
      const response = await tab.request.get(new URL(String(file), tab.url()).href);
      expect((await response.text()).trim()).toBe('prices');
      expect(file).toMatch(/\.pdf$/u);
      expect(blog).toBe('/blog/');
    },
  },
  {
    page,
    heading: '',
    result: 'links to a doc, a heading, the blog, and another site',
    paste: ({sample, write, extension}) =>
      write('docs/links-start.mdx', sample(intro).replaceAll('page.mdx', `page.${extension}`)),
    check: async ({open}) => {
      const tab = await open('/docs/links-start/');
      expect(await targetsOf(tab)).toEqual([
        '/docs/tutorial-basics/create-a-page/',
        '/docs/tutorial-basics/create-a-page/#create-your-first-react-page',
        '/blog/',
        'https://nodejs.org',
      ]);
      await tab.goto(new URL(String((await targetsOf(tab))[1]), tab.url()).href);
      expect(await tab.locator('#create-your-first-react-page').count()).toBe(1);
    },
  },
  {
    page,
    heading: 'file-paths',
    result: 'links to files by paths of each kind',
    paste: ({sample, write, extension}) => {
      const code = sample('docs/tutorial-basics/create-a-page.mdx');
      const own = code.replaceAll(/(document|site|intro)\.mdx/gu, `$1.${extension}`);
      write('docs/tutorial-basics/links-files.mdx', own);
      write('docs/tutorial-basics/my first page.mdx', '# My first page');
    },
    check: async ({open}) => {
      const [folder, extras] = ['/docs/tutorial-basics', '/docs/tutorial-extras'];
      const targets = await targetsOf(await open(`${folder}/links-files/`));
      expect(targets.map((target) => encodeURI(String(target)))).toEqual([
        `${folder}/create-a-document/`,
        `${extras}/translate-your-site/`,
        `${folder}/create-a-document/#configure-the-sidebar`,
        `${folder}/create-a-document/?theme=dark#configure-the-sidebar`,
        `${extras}/translate-your-site/`,
        '/docs/intro/',
        `${folder}/my%20first%20page/`,
        '/docs/intro/',
      ]);
    },
  },
  {
    page,
    heading: 'addresses',
    result: 'links to pages by URL',
    paste: ({sample, write}) => {
      write('docs/links-urls.mdx', sample(intro));
      write('src/pages/my-react-page.jsx', 'export default () => <h1>Mine</h1>;');
      write('src/pages/community/support.md', '## Help {#help}');
    },
    check: async ({open}) => {
      const targets = ['/blog/', '/my-react-page/', '/community/support/#help'];
      expect(await targetsOf(await open('/docs/links-urls/'))).toEqual(targets);
    },
  },
  {
    page,
    heading: 'headings',
    result: 'links to headings of this and another page',
    paste: ({sample, write, extension}) =>
      write('docs/links-headings.mdx', sample(intro).replaceAll('page.mdx', `page.${extension}`)),
    check: async ({open}) => {
      const tab = await open('/docs/links-headings/');
      await tab.getByRole('link', {name: 'On this page'}).click();
      expect(new URL(tab.url()).hash).toBe('#whats-next');
      expect(await tab.locator('h2#whats-next').innerText()).toContain('What comes next');
    },
  },
  {
    page,
    heading: 'headings',
    result: 'can link to the ID of an anchor in a CommonMark file',
    paste: ({write}) =>
      write(
        'docs/links-anchors.md',
        '---\nmdx:\n  format: md\n---\n\n[Jump](#old-name)\n\n<a id="old-name"></a>Old name',
      ),
    // The build would have failed, because it throws for broken anchors.
    check: async ({open}) => {
      const tab = await open('/docs/links-anchors/');
      expect(await targetsOf(tab)).toContain('#old-name');
    },
  },
  {
    page,
    heading: 'files',
    result: 'links to files in three places',
    paste: ({sample, write}) => {
      write('docs/links-downloads.mdx', sample(intro));
      write('docs/slides.pdf', 'slides');
      write('assets/images.zip', 'images');
      write('static/license.txt', 'license');
    },
    check: async ({open}) => {
      const tab = await open('/docs/links-downloads/');
      const texts = [];
      for (const target of await targetsOf(tab)) {
        const url = new URL(String(target), tab.url()).href;
        texts.push((await (await tab.request.get(url)).text()).trim());
      }
      expect(texts).toEqual(['slides', 'images', 'license']);
    },
  },
  {
    page,
    heading: 'external',
    result: 'links to other sites in a new tab, or in the same one',
    paste: ({sample, write}) =>
      write(
        'docs/links-external.mdx',
        `${sample(intro, 'Link from')}\n\n${sample(intro, 'mailto')}`,
      ),
    check: async ({open}) => {
      const tab = await open('/docs/links-external/');
      const all = await tab
        .locator('article .markdown a')
        .evaluateAll((them) =>
          them.map((it) => [it.getAttribute('href'), it.getAttribute('target')]),
        );
      expect(all).toEqual([
        ['https://nodejs.org', '_self'],
        ['https://nodejs.org', '_blank'],
        ['mailto:hello@example.com', '_blank'],
        ['https://nodejs.org/en/download', '_blank'],
      ]);
    },
  },
  {
    page,
    heading: 'pathname',
    result: 'links to what another program serves',
    paste: ({sample, write}) => {
      const samples = `${sample(intro, 'autoAddBaseUrl')}\n\n${sample(intro, 'License')}`;
      write('docs/links-pathname.mdx', samples);
      write('static/api-browser/index.html', '<h1>API browser</h1>');
    },
    check: async ({open}) => {
      const tab = await open('/docs/links-pathname/');
      const targets = ['/api-browser/', '/api-browser/', '/license.txt'];
      expect(await targetsOf(tab)).toEqual(targets);
      await tab.locator('article .markdown a').first().click();
      await tab.getByRole('heading', {name: 'API browser'}).waitFor();
    },
  },
  {
    page,
    heading: 'jsx',
    result: 'gets a button that opens a doc without a reload',
    paste: ({sample, write}) => write('docs/links-jsx.mdx', sample(intro)),
    check: async ({open}) => {
      const tab = await open('/docs/links-jsx/');
      await tab.evaluate(() => Object.assign(window, {isSame: true}));
      await tab.locator('article .button').click();
      await tab.getByRole('heading', {name: 'Create a Page', level: 1}).waitFor();
      expect(await tab.evaluate(() => 'isSame' in window)).toBe(true);
    },
  },
  {
    page,
    heading: 'broken-links',
    result: 'can skip the check of a link, and of no other',
    paste: ({configure, write}) => {
      configure('docusaurus.config.js');
      const skipped = '<Link to="/legacy" data-noBrokenLinkCheck={true}>Legacy</Link>';
      write('docs/links-broken.mdx', `import Link from '@docusaurus/Link';\n\n${skipped}`);
    },
    check: async ({open}) => {
      expect(await targetsOf(await open('/docs/links-broken/'))).toEqual(['/legacy/']);
    },
  },
];
