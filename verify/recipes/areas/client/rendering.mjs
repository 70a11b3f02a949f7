// @ts-check
// What readers of the guide to static rendering do, below a base URL.
import {expect} from 'vitest';
import {stylesOf} from '../../kit.mjs';
import {addClientModule} from './add-client-module.mjs';

const page = 'advanced/ssg';
const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

/** @type {import('../../kit.mjs').Recipe[]} */
export const rendering = [
  {
    page,
    heading: 'demo',
    result: 'sees the size of the window only in the browser',
    paste: ({paste, show}) => {
      paste('src/components/Viewport.tsx');
      show('viewport', 'src/components/Viewport.tsx');
    },
    check: async ({text, open}) => {
      expect(text('/viewport')).toContain('unknown during the build');
      await (await open('/viewport')).getByText('1280 × 800 pixels').waitFor();
    },
  },
  {
    page,
    heading: 'browser-only',
    result: 'sees a text until the player is there',
    paste: ({paste, show}) => {
      paste('src/components/Player.tsx');
      show('player', 'src/components/Player.tsx', '<Player src="/tour.mp4" />');
    },
    check: async ({text, open}) => {
      expect(text('/player')).toContain('Loading the video player...');
      const source = (await open('/player')).locator('video');
      expect(await source.getAttribute('src')).toMatch(/^http.*\/tour\.mp4$/u);
    },
  },
  {
    page,
    heading: 'is-browser',
    result: 'gets a button that is off where it has no effect',
    paste: ({sample, write, show}) => {
      write('src/components/SharePage.tsx', sample('src/components/ShareButton.tsx'));
      show('share-page', 'src/components/SharePage.tsx');
    },
    check: async ({html, open}) => {
      expect(html('/share-page')).toMatch(/<button[^>]*disabled[^>]*>Share this page/u);
      const tab = await open('/share-page');
      const canShare = await tab.evaluate(() => 'share' in navigator);
      expect(await tab.getByRole('button', {name: 'Share this page'}).isEnabled()).toBe(canShare);
    },
  },
  {
    page,
    heading: 'use-effect',
    result: 'sees a message while offline',
    paste: ({paste, show}) => {
      paste('src/components/OnlineBadge.tsx');
      show('online', 'src/components/OnlineBadge.tsx');
    },
    check: async ({text, open}) => {
      expect(text('/online')).not.toContain('You are offline.');
      const tab = await open('/online');
      await tab.context().setOffline(true);
      await tab.getByText('You are offline.').waitFor();
      await tab.context().setOffline(false);
      await tab.getByText('You are offline.').waitFor({state: 'detached'});
    },
  },
  {
    page,
    heading: 'execution-environment',
    result: 'counts visits',
    paste: (hands) => {
      hands.paste('src/client/visit-counter.ts');
      addClientModule(hands, './src/client/visit-counter.ts');
    },
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      const visits = () => tab.evaluate(() => localStorage.getItem('visits'));
      expect(await visits()).toBe('1');
      await tab.reload();
      expect(await visits()).toBe('2');
    },
  },
  {
    page,
    heading: 'libraries',
    result: 'loads libraries that need a browser when they are needed',
    paste: ({paste, show, write}) => {
      paste('src/components/Chart/index.tsx');
      paste('src/components/Chart/ChartCanvas.tsx');
      paste('src/components/Confetti.tsx');
      const types =
        'export const drawBars: (canvas: HTMLCanvasElement | null, values: number[]) => void;\nexport default function start(): void;';
      const code = {
        'some-chart-library':
          'window.hasCharts = true;\nexport const drawBars = (canvas, values) => { canvas.title = values.join(); };',
        'some-confetti-library':
          "window.hasConfetti = true;\nexport default () => document.body.append('Hooray!');",
      };
      for (const [name, text] of Object.entries(code)) {
        write(`node_modules/${name}/package.json`, '{"main": "index.js"}');
        write(`node_modules/${name}/index.js`, text);
        write(`node_modules/${name}/index.d.ts`, types);
      }
      show('bars', 'src/components/Chart/index.tsx', '<Chart values={[1, 2]} />');
      show('confetti', 'src/components/Confetti.tsx');
    },
    check: async ({text, open}) => {
      expect(text('/bars')).toContain('Loading the chart...');
      await (await open('/bars')).locator('canvas[title="1,2"]').waitFor();
      const tab = await open('/confetti');
      expect(await tab.evaluate(() => Object(window).hasConfetti)).toBeUndefined();
      await tab.getByRole('button', {name: 'Celebrate'}).click();
      await tab.getByText('Hooray!').waitFor();
    },
  },
  {
    page,
    heading: 'hydration',
    result: 'sees the same date in the HTML and in the browser',
    paste: ({paste, show}) => {
      paste('src/components/ReleaseDate.tsx');
      show(
        'release-date',
        'src/components/ReleaseDate.tsx',
        '<ReleaseDate date="2026-03-01T23:30:00Z" />',
      );
    },
    check: async ({text, open}) => {
      expect(text('/release-date')).toContain('March 1, 2026');
      await (await open('/release-date')).getByText('March 1, 2026').waitFor();
    },
  },
  {
    page,
    heading: 'before-hydration',
    result: 'hides controls until they work',
    paste: ({append, write}) => {
      append(css);
      write('src/pages/late.mdx', '# Late\n\n<p className="needs-javascript">A control</p>');
    },
    check: async ({open, browser, origin}) => {
      const [visibility] = await stylesOf(await open('/late'), '.needs-javascript', 'visibility');
      expect(visibility).toBe('visible');
      const context = await browser.newContext({javaScriptEnabled: false});
      const tab = await context.newPage();
      await tab.goto(`${origin}/late`);
      expect(await tab.getByText('A control').isVisible()).toBe(false);
      await context.close();
    },
  },
  {
    page,
    heading: 'environment',
    result: 'reads a variable of the build in a component',
    paste: ({paste, configure, show}) => {
      paste('src/components/ApiStatus.tsx');
      configure(config);
      show('api-status', 'src/components/ApiStatus.tsx');
    },
    check: ({text}) => expect(text('/api-status')).toContain('https://api.example.com'),
  },
  {
    page,
    heading: 'debugging',
    result: 'keeps the server bundle, and renders again without bundling',
    paste: () => {},
    check: async ({run, command, read}) => {
      await run([`${command(0)} --out-dir build-kept`]);
      expect(read('build-kept/__server/server.bundle.js').length).toBeGreaterThan(1000);
      await run([`${command(1)} -- --out-dir build-kept`]);
      expect(read('build-kept/docs/intro/index.html')).toContain('Tutorial Intro');
    },
  },
  {
    page,
    heading: 'start-and-build',
    result: 'sees what only a build finds',
    paste: ({write}) => {
      const options = "{docs: false, blog: false, pages: {path: 'breaks'}}";
      const site = "title: 'Breaks', url: 'https://a.example', baseUrl: '/'";
      write('breaks.config.ts', `export default {${site}, presets: [['classic', ${options}]]};`);
      write('breaks/index.mdx', 'Your window is {window.innerWidth} pixels wide.');
    },
    check: async ({failure, command}) => {
      const build = command().split('\n')[0];
      const output = await failure(`${build} -- --config breaks.config.ts --out-dir build-breaks`);
      expect(output).toMatch(/static file for pathname "\/"[\s\S]*window is not defined/u);
    },
  },
  {
    page,
    heading: 'host',
    result: 'sees that the host serves the file of the build',
    paste: () => {},
    check: async ({run, command, origin}) => {
      const compare = command().replace('https://my-website.example.com', origin);
      expect(await run([compare])).toBe('');
    },
  },
];
