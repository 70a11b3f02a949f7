// @ts-check
// What readers of the guides to the client, routing, and the architecture do, below a base URL.
import {expect} from 'vitest';
import {part} from '../../kit.mjs';
import {addClientModule} from './add-client-module.mjs';

const config = 'docusaurus.config.ts';
const client = 'advanced/client';
const routing = 'advanced/routing';

/** @type {import('../../kit.mjs').Recipe[]} */
export const navigation = [
  {
    page: routing,
    heading: 'tree',
    result: 'finds docs in the generated file as the page shows them',
    // This comes first, because other recipes load other configurations.
    paste: () => {},
    check: ({read, sample}) => {
      const shown = part(sample('.docusaurus/routes.js'), /path: '\/docs\/intro',[^}]*/u);
      const generated = part(read('.docusaurus/routes.js'), /path: '\S*\/docs\/intro',[^}]*/u);
      const shape = (/** @type {string} */ route) =>
        route.replaceAll(/'[0-9a-f]{3}'|\/\/.*|\s|\/my-website/gu, '');
      expect(shape(generated)).toBe(shape(shown));
    },
  },
  {
    page: client,
    heading: '',
    result: 'reports page views',
    paste: ({paste, configure}) => {
      paste('src/client/page-views.ts');
      configure(config);
    },
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      /** @type {(string | null)[]} */
      const views = [];
      await tab.route('**/api/views', (route) => {
        views.push(route.request().postData());
        return route.fulfill({status: 204});
      });
      await tab.reload();
      await expect.poll(() => views).toEqual(['/my-website/docs/intro']);
      await tab.locator('.pagination-nav__link').first().click();
      await expect.poll(() => views).toHaveLength(2);
    },
  },
  {
    page: client,
    heading: 'client-modules',
    result: 'scrolls to the top with a key, but not in a field',
    paste: (hands) => {
      hands.paste('src/client/shortcuts.ts');
      addClientModule(hands, './src/client/shortcuts.ts');
    },
    check: async ({open}) => {
      const tab = await open('/docs/tutorial-basics/markdown-features');
      await tab.evaluate(() => window.scrollTo({top: 500, behavior: 'instant'}));
      expect(await tab.evaluate(() => window.scrollY)).toBe(500);
      await tab.keyboard.press('g');
      await expect.poll(() => tab.evaluate(() => window.scrollY)).toBe(0);
    },
  },
  {
    page: client,
    heading: 'lifecycle',
    result: 'loads a library only on pages that have an image',
    paste: (hands) => {
      hands.paste('src/client/zoom.ts');
      addClientModule(hands, './src/client/zoom.ts');
      hands.write('node_modules/some-zoom-library/package.json', '{"main": "index.js"}');
      hands.write(
        'node_modules/some-zoom-library/index.js',
        'export default (images) => { window.zoomed = images.length; };',
      );
      hands.write(
        'node_modules/some-zoom-library/index.d.ts',
        'export default function zoom(images: NodeListOf<Element>): void;',
      );
    },
    check: async ({open}) => {
      const zoomed = (/** @type {import('../../kit.mjs').Tab} */ tab) =>
        tab.evaluate(() => Object(window).zoomed);
      const tab = await open('/docs/tutorial-basics/congratulations');
      expect(await zoomed(tab)).toBeUndefined();
      await tab.locator('.menu__link', {hasText: 'Markdown Features'}).click();
      await expect.poll(() => zoomed(tab)).toBeGreaterThan(0);
    },
  },
  {
    page: client,
    heading: 'scripts',
    result: 'gets a widget on each page, and loads its script once',
    paste: ({sample, write}) => {
      const component = 'src/components/Rating.tsx';
      write(component, sample(component).replace('https://widgets.example.com', '/my-website/js'));
      const show = "window.showRating = (box) => { box.textContent = 'rated ' + window.runs; };";
      write('static/js/rating.js', `window.runs = (window.runs ?? 0) + 1;\n${show}`);
      const use = "import Rating from '@site/src/components/Rating';\n\n<Rating />";
      for (const doc of ['rating', 'rating-too']) {
        write(`docs/${doc}.mdx`, `# Page ${doc}\n\n${use}`);
      }
    },
    check: async ({open}) => {
      const tab = await open('/docs/rating');
      await tab.getByText('rated 1').waitFor();
      for (const doc of ['rating-too', 'rating']) {
        await tab.locator(`.menu__link[href$="/docs/${doc}"]`).click();
        await tab.getByRole('heading', {name: `Page ${doc}`, exact: true}).waitFor();
        await tab.getByText('rated 1').waitFor();
      }
    },
  },
  {
    page: client,
    heading: 'root',
    result: 'keeps state while readers go to other pages',
    paste: ({paste, write}) => {
      paste('src/theme/Root.tsx');
      const use = "import {useBookmarks} from '@site/src/theme/Root';";
      const button = `export const Add = () => {\n  const {pages, add} = useBookmarks();\n  return <button onClick={() => add('x')}>marked {pages.length}</button>;\n};`;
      for (const doc of ['mark', 'mark-too']) {
        write(`docs/${doc}.mdx`, `${use}\n\n${button}\n\n# Page ${doc}\n\n<Add />`);
      }
    },
    check: async ({open}) => {
      const tab = await open('/docs/mark');
      await tab.getByRole('button', {name: 'marked 0'}).click();
      await tab.getByRole('button', {name: 'marked 1'}).waitFor();
      await tab.locator('.menu__link[href$="/docs/mark-too"]').click();
      await tab.getByRole('heading', {name: 'Page mark-too'}).waitFor();
      await tab.getByRole('button', {name: 'marked 1'}).waitFor();
    },
  },
  {
    page: client,
    heading: 'theme-layers',
    result: 'gets a notice above the footer',
    paste: ({paste}) => paste('src/theme/Footer/index.tsx'),
    check: ({look}) =>
      look('/docs/intro', async (tab) => {
        const notice = await tab.getByText('Found a mistake?').boundingBox();
        const footer = await tab.locator('footer.theme-layout-footer').boundingBox();
        expect(Number(notice?.y) + Number(notice?.height)).toBeLessThanOrEqual(Number(footer?.y));
      }),
  },
  {
    page: client,
    heading: 'errors',
    result: 'can try a failed widget again',
    paste: ({paste, show}) => {
      paste('src/components/SafeWidget.tsx');
      const fails =
        "export const Fails = () => {\n  if (typeof window === 'object' && !window.isFixed) {\n    throw new Error('no data');\n  }\n  return 'the widget';\n};";
      show(
        'safe-widget',
        'src/components/SafeWidget.tsx',
        `${fails}\n\n<SafeWidget><Fails /></SafeWidget>`,
      );
    },
    check: async ({open}) => {
      const tab = await open('/safe-widget');
      await tab.getByText('This widget failed: no data').waitFor();
      await tab.evaluate(() => Object.assign(window, {isFixed: true}));
      await tab.getByRole('button', {name: 'Try again'}).click();
      await tab.getByText('the widget').waitFor();
    },
  },
  {
    page: routing,
    heading: 'links',
    result: 'links to a file and to a heading',
    paste: ({paste, show, sample, write}) => {
      paste('src/components/Start.tsx');
      show('start', 'src/components/Start.tsx');
      write('docs/guide/install.md', sample('docs/guide/install.md'));
    },
    check: ({html}) => {
      expect(html('/docs/guide/install')).toContain('href=/my-website/docs/intro#license');
      expect(html('/start')).toContain('href=/my-website/docs/intro#license');
    },
  },
  {
    page: routing,
    heading: 'not-pages',
    result: 'opens another application in the same tab',
    paste: ({paste, replace, show}) => {
      const status = "{href: 'pathname:///status/', label: 'Status', autoAddBaseUrl: false}";
      replace(config, "{to: '/blog'", `${status},\n{to: '/blog'`);
      paste('src/components/OpenApp.tsx');
      show('open-app', 'src/components/OpenApp.tsx');
    },
    check: ({html}) => {
      const link = part(html('/open-app'), /<a[^>]*>Open the application/u);
      expect(link).toContain('href=/my-website/app/');
      expect(link).toContain('target=_self');
      expect(html('/open-app')).toMatch(/<a[^>]*href=\/status\/[^>]*>Status/u);
    },
  },
  {
    page: routing,
    heading: 'route-context',
    result: 'sees which plugin created the page',
    paste: ({paste, show}) => {
      paste('src/components/RouteFacts.tsx');
      show('route-facts', 'src/components/RouteFacts.tsx');
    },
    check: ({text}) => expect(text('/route-facts')).toContain('docusaurus-plugin-content-pages'),
  },
  {
    page: routing,
    heading: 'browser',
    result: 'comes to the top by a link to another query string, but stays there with replace',
    paste: ({write}) =>
      write(
        'src/pages/browser.tsx',
        `import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Layout from '@theme/Layout';

export default function Browser(): ReactNode {
  const history = useHistory();
  return (
    <Layout>
      <main style={{padding: '1500px 0'}}>
        <button type="button" onClick={() => history.replace({search: '?by=replace'})}>
          Replace
        </button>
        <button type="button" onClick={() => history.push({search: '?by=push'})}>
          Push
        </button>
        <Link to="?by=link">Follow</Link>
      </main>
    </Layout>
  );
}`,
      ),
    check: async ({open}) => {
      const tab = await open('/browser');
      const isAtTop = () => tab.evaluate(() => window.scrollY === 0);
      const focused = () => tab.evaluate(() => document.activeElement?.textContent);
      await tab.getByRole('button', {name: 'Replace'}).click();
      await tab.waitForURL(/by=replace$/u);
      expect(await isAtTop()).toBe(false);
      expect(await focused()).toBe('Replace');
      await tab.getByRole('button', {name: 'Push'}).click();
      await expect.poll(isAtTop).toBe(true);
      expect(await focused()).not.toBe('Push');
      await tab.getByRole('link', {name: 'Follow'}).click();
      await tab.waitForURL(/by=link$/u);
      await expect.poll(isAtTop).toBe(true);
    },
  },
  {
    page: routing,
    heading: 'docs-at-root',
    result: 'gets a home page from a doc',
    paste: ({extension, sample, write}) => {
      const own = sample(config)
        .replace("routeBasePath: '/'", "path: 'root/docs', routeBasePath: '/'")
        .replace('blog: false', "blog: false, pages: {path: 'root/pages'}");
      write('root.config.ts', own);
      write('root/docs/intro.md', sample(`docs/intro.${extension}`));
      write('root/docs/next.md', '# The next one');
      write('root/pages/about.md', '# About');
    },
    check: async ({run, read}) => {
      await run(['npm run build -- --config root.config.ts --out-dir build-root --no-minify']);
      expect(read('build-root/index.html')).toContain('Tutorial Intro</h1>');
      expect(read('build-root/next/index.html')).toMatch(
        /href="\/"[^>]*>(?:<span[^>]*>)?Tutorial Intro/u,
      );
    },
  },
  {
    page: 'advanced/index',
    heading: 'look-inside',
    result: 'sees how long each step takes',
    paste: ({write}) => {
      const options = "{docs: false, blog: false, pages: {path: 'few'}}";
      const site = "title: 'Few', url: 'https://few.example', baseUrl: '/'";
      write('few.config.ts', `export default {${site}, presets: [['classic', ${options}]]};`);
      write('few/index.md', '# A page');
    },
    check: async ({run, command, read}) => {
      const few = '--config few.config.ts --out-dir build-few --no-minify';
      const timed = await run([`${command()} -- ${few}`]);
      expect(timed).toMatch(/\[PERF\].*Load site.* \d/u);
      expect(read('build-few/index.html')).toContain('A page');
    },
  },
];
