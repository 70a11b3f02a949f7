// @ts-check
// What readers do with the components of the client API.
import {expect} from 'vitest';
import {page, showing} from './showing.mjs';

/** @type {import('../../kit.mjs').Recipe[]} */
export const components = [
  showing('', 'Welcome', 'shows the title of the site', 'Welcome to My Site. Read the tutorial'),
  {
    page,
    heading: 'link',
    result: 'gets links to a page, another site, and a file, and marks the active one',
    paste: ({paste, show, write}) => {
      paste('src/components/Links.tsx');
      show('links', 'src/components/Links.tsx');
      write('static/files/prices.pdf', 'pdf');
    },
    check: async ({html, open}) => {
      expect(html('/links')).toMatch(/href=\/my-website\/docs\/intro[^>]*>A page/u);
      expect(html('/links')).toMatch(/href=https:\/\/nodejs\.org[^>]* target=_blank/u);
      expect(html('/links')).toMatch(/href=\/my-website\/files\/prices\.pdf[^>]*>A static/u);
      const tab = await open('/links');
      expect(await tab.locator('article .is-current').count()).toBe(0);
      await tab.getByRole('link', {name: 'A page', exact: true}).click();
      await tab.waitForURL('**/my-website/docs/intro');
    },
  },
  {
    page,
    heading: 'head',
    result: 'gets tags and attributes of one page',
    paste: ({paste}) => paste('src/pages/about.tsx'),
    check: ({html}) => {
      const about = html('/about');
      expect(about).toMatch(/<html[^>]*data-page=about/u);
      expect(about).toMatch(/<body[^>]*class=page-about/u);
      expect(about).toMatch(/property=og:type content=profile/u);
      expect(about).toContain('@type:Organization');
      expect(html('/docs/intro')).not.toContain('page-about');
    },
  },
  showing('browseronly', 'LocalTime', 'shows the time of the reader', '2026-03-01T12:00:00Z', {
    element: '<LocalTime iso="2026-03-01T12:00:00Z" />',
    hydrated: /\d+:00:00/u,
  }),
  showing('browseronly', 'MyMap', 'shows a fallback, then the map', 'The map needs JavaScript.', {
    hydrated: 'The map is 1280 pixels wide.',
  }),
  {
    page,
    heading: 'errorboundary',
    result: 'sees the fallback where a component fails, and the rest of the page',
    paste: ({paste, write}) => {
      paste('src/components/SafePriceList.tsx');
      const use =
        "import SafePriceList from '@site/src/components/SafePriceList';\nimport useIsBrowser from '@docusaurus/useIsBrowser';";
      const list =
        '<SafePriceList prices={[{name: "Tea", amount: useIsBrowser() ? undefined : 2}]} />';
      write(
        'src/pages/prices.mdx',
        `${use}\n\nexport const Late = () => ${list};\n\n# Prices\n\n<Late />\n\nThe rest.`,
      );
    },
    check: async ({text, open}) => {
      expect(text('/prices')).toContain('Tea: 2.00');
      const tab = await open('/prices');
      await tab.getByText("Can't show the prices:").waitFor();
      expect(await tab.getByText('The rest.').count()).toBe(1);
      expect(await tab.getByRole('button', {name: 'Try again'}).count()).toBe(1);
    },
  },
  {
    page,
    heading: 'redirect',
    result: 'sends readers to another page',
    paste: ({paste}) => paste('src/pages/old-page.tsx'),
    check: async ({open, origin}) => {
      const tab = await open('/old-page');
      await tab.waitForURL(`${origin}/docs/intro`);
      expect(await tab.locator('h1').innerText()).toBe('Tutorial Intro');
    },
  },
  showing(
    'translate',
    'Greeting',
    'fills in the name and a link',
    'Hello Ada, start with the tutorial.',
    {
      element: '<Greeting name="Ada" />',
    },
  ),
  showing('interpolate', 'Downloads', 'fills in elements', '12 downloads since 2025', {
    element: '<Downloads count={12} />',
  }),
  {
    page: 'guides/creating-pages',
    heading: 'home-page',
    result: 'sends readers of the home page to the docs',
    paste: ({paste}) => paste('src/pages/index.tsx'),
    check: async ({open, origin}) => {
      const tab = await open('/');
      await tab.waitForURL(`${origin}/docs/intro`);
      await tab.getByRole('heading', {name: 'Tutorial Intro', level: 1}).waitFor();
    },
  },
];
