// @ts-check
// What readers do with the hooks of the client API.
import {expect} from 'vitest';
import {page, showing} from './showing.mjs';

/** @type {import('../../kit.mjs').Recipe[]} */
export const hooks = [
  showing(
    'useDocusaurusContext',
    'BuildInfo',
    'shows the versions and the language',
    /My Site 0\.0\.0, Docusaurus 3\.\d+\.\d+, English/u,
  ),
  {
    page,
    heading: 'useIsBrowser',
    result: 'gets a button that depends on the browser',
    paste: ({paste, show}) => {
      paste('src/components/ShareButton.tsx');
      show('share', 'src/components/ShareButton.tsx');
    },
    check: async ({html, open}) => {
      expect(html('/share')).toMatch(/<button[^>]*disabled[^>]*>Share/u);
      const tab = await open('/share');
      const canShare = await tab.evaluate(() => 'share' in navigator);
      expect(await tab.getByRole('button', {name: 'Share'}).isEnabled()).toBe(canShare);
    },
  },
  {
    page,
    heading: 'useBaseUrl',
    result: 'gets the URL of an image, and the absolute one of the social card',
    paste: ({paste, show, write}) => {
      paste('src/components/Chart.tsx');
      show('chart', 'src/components/Chart.tsx');
      write('static/img/chart.png', 'png');
    },
    check: ({html}) => {
      expect(html('/chart')).toContain('src=/my-website/img/chart.png');
      const image =
        'https://your-docusaurus-site.example.com/my-website/img/docusaurus-social-card.jpg';
      expect(html('/chart')).toMatch(new RegExp(`og:image content=${image}`, 'u'));
    },
  },
  {
    page,
    heading: 'useBaseUrlUtils',
    result: 'gets the URLs of a list of images',
    paste: ({paste, show}) => {
      paste('src/components/Gallery.tsx');
      show(
        'gallery',
        'src/components/Gallery.tsx',
        '<Gallery files={["logo.svg", "docusaurus.png"]} />',
      );
    },
    check: ({html}) => {
      expect(html('/gallery')).toMatch(
        /src=\/my-website\/img\/logo\.svg.*src=\/my-website\/img\/docusaurus\.png/su,
      );
    },
  },
  {
    page,
    heading: 'usePluginData',
    result: 'counts the data of a plugin',
    paste: ({paste, show, addPlugins}) => {
      paste('src/components/NoticeCount.tsx');
      const data = "actions.setGlobalData({notices: [{id: 'a', text: 'A'}]})";
      addPlugins(`() => ({name: 'notices', contentLoaded: ({actions}: any) => ${data}})`);
      show('notice-count', 'src/components/NoticeCount.tsx');
    },
    check: ({text}) => expect(text('/notice-count')).toContain('1 notices'),
  },
  showing(
    'useAllPluginInstancesData',
    'DocsInstances',
    'lists the docs instances',
    'Docs: default',
  ),
  showing(
    'useGlobalData',
    'DataSources',
    'lists the plugins with data',
    /notices.*docusaurus-plugin-content-docs|docusaurus-plugin-content-docs.*notices/u,
  ),
  {
    page,
    heading: 'useLocation',
    result: 'reads the query string',
    paste: ({paste, show}) => {
      paste('src/components/Filter.tsx');
      show('filter', 'src/components/Filter.tsx');
    },
    check: async ({text, open}) => {
      expect(text('/filter')).toContain('All posts');
      await (await open('/filter?tag=tea')).getByText('Posts about tea').waitFor();
    },
  },
  {
    page,
    heading: 'useHistory',
    result: 'opens a random doc',
    paste: ({paste, show}) => {
      paste('src/components/RandomDoc.tsx');
      show('random', 'src/components/RandomDoc.tsx', '<RandomDoc slugs={["intro"]} />');
    },
    check: async ({open, origin}) => {
      const tab = await open('/random');
      await tab.getByRole('button', {name: 'Surprise me'}).click();
      await tab.waitForURL(`${origin}/docs/intro`);
      await tab.getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
    },
  },
  {
    page,
    heading: 'useRouteContext',
    result: 'shows something on docs only',
    paste: ({paste, show, write}) => {
      paste('src/components/OnDocsOnly.tsx');
      const element = '<OnDocsOnly>for readers of docs</OnDocsOnly>';
      show('docs-only', 'src/components/OnDocsOnly.tsx', element);
      const use = "import OnDocsOnly from '@site/src/components/OnDocsOnly';";
      write('docs/docs-only.mdx', `${use}\n\n# Docs only\n\n${element}`);
    },
    check: ({text}) => {
      expect(text('/docs/docs-only')).toContain('for readers of docs');
      expect(text('/docs-only')).not.toContain('for readers of docs');
    },
  },
  {
    page,
    heading: 'useBrokenLinks',
    result: 'links to an element without a warning',
    paste: ({paste, show, setOptions, write}) => {
      paste('src/components/Definition.tsx');
      show('definition', 'src/components/Definition.tsx', '<Definition id="tea">Tea</Definition>');
      write('src/pages/to-definition.mdx', '# Links\n\n[Tea](/definition#tea)');
      setOptions("onBrokenAnchors: 'throw',");
    },
    check: ({html}) => expect(html('/to-definition')).toContain('href=/my-website/definition#tea'),
  },
];
