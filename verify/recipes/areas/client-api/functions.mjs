// @ts-check
// What readers do with the functions and modules of the client API.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {page, showing} from './showing.mjs';

const config = 'docusaurus.config.ts';

/**
 * @param {import('../../kit.mjs').Hands} hands
 * @param {string} file
 */
const addClientModule = ({paste, read, replace, setOptions}, file) => {
  paste(file);
  if (!read(config).includes('clientModules: [')) {
    setOptions('clientModules: [],');
  }
  replace(config, 'clientModules: [', `clientModules: ['./${file}', `);
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const functions = [
  {
    page,
    heading: 'translate-imperative',
    result: 'translates attributes, and extracts them',
    paste: ({paste, show}) => {
      paste('src/components/DocSearch.tsx');
      show('doc-search', 'src/components/DocSearch.tsx', '<DocSearch count={3} />');
    },
    check: async ({html, run, read}) => {
      expect(html('/doc-search')).toMatch(/placeholder=Search aria-label=Search 3 docs/u);
      await run(['npm run write-translations -- --locale de']);
      const messages = JSON.parse(read('i18n/de/code.json'));
      expect(messages['search.label'].message).toBe('Search {count} docs');
      expect(messages.Search.description).toBe('Search placeholder');
      expect(messages['home.greeting'].message).toBe('Hello {name}, start with {link}.');
    },
  },
  {
    page,
    heading: 'interpolate-1',
    result: 'gets a label with both numbers',
    paste: ({paste, show}) => {
      paste('src/components/Progress.tsx');
      show('progress', 'src/components/Progress.tsx', '<Progress done={2} total={5} />');
    },
    check: ({html}) => expect(html('/progress')).toMatch(/title=2 of 5 steps/u),
  },
  {
    page,
    heading: 'matchPath',
    result: 'sees the hint on pages of tags only',
    paste: ({paste, write}) => {
      paste('src/components/TagHint.tsx');
      const imports =
        "import Bar from '@theme-original/AnnouncementBar';\nimport TagHint from '@site/src/components/TagHint';";
      write(
        'src/theme/AnnouncementBar.tsx',
        `${imports}\n\nexport default () => <><TagHint /><Bar /></>;`,
      );
    },
    check: ({text}) => {
      expect(text('/blog/tags/hello')).toContain('Posts about hello');
      expect(text('/blog')).not.toContain('Posts about');
    },
  },
  showing('isInternalUrl', 'SmartLink', 'gets an arrow on links to other sites', /Docs\s*Node ↗/u, {
    element:
      '<SmartLink to="/docs/intro">Docs</SmartLink> <SmartLink to="https://nodejs.org">Node</SmartLink>',
  }),
  {
    page,
    heading: 'renderRoutes',
    result: 'renders the routes of a section',
    paste: ({paste, addPlugins, write}) => {
      paste('src/components/SectionLayout.tsx');
      write('src/components/Chapter.tsx', 'export default () => <h1>A chapter</h1>;');
      const route = `{path: '/my-website/section', component: '@site/src/components/SectionLayout', routes: [{path: '/my-website/section/one', exact: true, component: '@site/src/components/Chapter'}]}`;
      const add = `({actions}: any) => actions.addRoute(${route})`;
      addPlugins(`() => ({name: 'section', contentLoaded: ${add}})`);
    },
    check: ({html}) =>
      expect(html('/section/one')).toMatch(/<section><h1>A chapter<\/h1><\/section>/u),
  },
  {
    page,
    heading: 'executionenvironment',
    result: 'marks the page while the reader is offline',
    paste: (hands) => addClientModule(hands, 'src/client/online-status.ts'),
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      expect(await tab.locator('html[data-offline]').count()).toBe(0);
      await tab.context().setOffline(true);
      await tab.locator('html[data-offline]').waitFor();
      await tab.context().setOffline(false);
      await tab.locator('html:not([data-offline])').waitFor();
    },
  },
  {
    page,
    heading: 'constants',
    result: 'sees the name of instances that have one',
    paste: ({paste, write, addPlugins}) => {
      paste('src/components/InstanceName.tsx');
      const use = "import InstanceName from '@site/src/components/InstanceName';";
      const text = `${use}\n\n# Instance\n\nBegin <InstanceName /> end`;
      write('docs/instance.mdx', text);
      write('manual/instance.mdx', text);
      addPlugins(
        "['@docusaurus/plugin-content-docs', {id: 'manual', path: 'manual', routeBasePath: 'manual'}]",
      );
    },
    check: ({text}) => {
      expect(text('/manual/instance')).toContain('Begin manual end');
      expect(text('/docs/instance')).toMatch(/Begin\s+end/u);
    },
  },
  {
    page,
    heading: 'generated',
    result: 'sees the version in the console',
    paste: (hands) => addClientModule(hands, 'src/client/log-version.ts'),
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      /** @type {string[]} */
      const messages = [];
      tab.on('console', (message) => messages.push(message.text()));
      await tab.reload();
      await expect.poll(() => messages.join()).toMatch(/My Site, built with Docusaurus 3\./u);
    },
  },
  {
    page,
    heading: 'window-docusaurus',
    result: 'loads the next page before the click',
    paste: ({paste, show}) => {
      paste('src/components/NextStep.tsx');
      const far =
        '<div style={{height: 5000}} />\n\n<NextStep path="/docs/tutorial-extras/manage-docs-versions" />';
      show('next-step', 'src/components/NextStep.tsx', far);
    },
    check: async ({open, site}) => {
      const folder = path.join(site, 'build/assets/js');
      const chunk = readdirSync(folder).find((file) =>
        readFileSync(path.join(folder, file), 'utf8').includes('Release a version 1.0'),
      );
      const tab = await open('/next-step');
      const hint = tab.locator(`link[rel=prefetch][href$="/${chunk}"]`);
      await hint.first().waitFor({state: 'attached'});
      expect(await tab.getByRole('link', {name: 'Next step'}).count()).toBe(1);
    },
  },
];
