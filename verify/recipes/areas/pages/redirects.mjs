// @ts-check
// What readers do to redirect old addresses. Each recipe has its own instance of the plugin.
import {expect} from 'vitest';
import {part} from '../../kit.mjs';
import {installing} from '../../installing.mjs';

const config = 'docusaurus.config.ts';
const page = 'api/plugins/plugin-client-redirects';

/**
 * Adds the plugin of a sample.
 *
 * @param {import('../../kit.mjs').Hands} hands
 * @param {string} id
 * @param {(code: string) => string} [change]
 */
const addInstance = ({importSample, addPlugins}, id, change) => {
  const name = importSample(config, '', change);
  addPlugins(`...${name}.plugins.map(([plugin, options]) => [plugin, {...options, id: '${id}'}])`);
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const redirects = [
  installing(page),
  {
    page,
    heading: 'configuration',
    result: 'leads readers of old addresses to the new pages, also to a heading',
    paste: (hands) => addInstance(hands, 'listed'),
    check: async ({open, origin, read}) => {
      const basics = `${origin}/docs/tutorial-basics/create-a-page/`;
      const tab = await open('/docs/create-a-page/?a=1#add-your-first-react-page');
      await tab.waitForURL(`${basics}?a=1#add-your-first-react-page`);
      for (const route of ['/docs/start', '/docs/welcome']) {
        await tab.goto(`${origin}${route}`);
        await tab.waitForURL(`${origin}/docs/intro/`);
      }
      const file = read('build/docs/start/index.html');
      expect(part(file, /http-equiv="refresh" content="([^"]+)"/u)).toBe('0; url=/docs/intro/');
      expect(part(file, /rel="canonical" href="([^"]+)"/u)).toBe('/docs/intro/');
    },
  },
  {
    page,
    heading: 'create-redirects',
    result: 'redirects a whole folder, and posts without their dates',
    paste: (hands) => addInstance(hands, 'created'),
    check: async ({open, origin}) => {
      const tab = await open('/manual/tutorial-basics/create-a-page');
      await tab.waitForURL(`${origin}/docs/tutorial-basics/create-a-page/`);
      for (const folder of ['blog', 'news']) {
        await tab.goto(`${origin}/${folder}/new-release`);
        await tab.waitForURL(`${origin}/blog/2026/03/01/new-release/`);
      }
    },
  },
  {
    page,
    heading: 'from-extensions',
    result: 'redirects addresses that end in .html',
    paste: (hands) =>
      addInstance(hands, 'extensions', (code) => code.replaceAll('/docs/start', '/docs/begin')),
    check: ({read}) => {
      for (const file of ['intro.html', 'intro.htm', 'begin.html']) {
        const html = read(`build/docs/${file}/index.html`).replaceAll('"', '');
        expect(html).toContain('url=/docs/intro/');
      }
    },
  },
  {
    page,
    heading: 'pathname',
    result: 'leads readers of an old heading to a page',
    paste: ({paste, setOptions, write}) => {
      paste('src/client/moved-headings.ts');
      setOptions("clientModules: ['./src/client/moved-headings.ts'],");
      write('docs/install-linux.md', '# Install on Linux');
    },
    check: async ({open, origin}) => {
      const tab = await open('/docs/intro#linux');
      await tab.waitForURL(new RegExp(`^${origin}/docs/install-linux/?$`, 'u'));
      await tab.getByRole('heading', {name: 'Install on Linux', level: 1}).waitFor();
    },
  },
];
