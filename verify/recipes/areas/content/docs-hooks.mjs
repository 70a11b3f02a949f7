// @ts-check
// What readers do with the client API of the docs plugin. The docs have versions: 3.0 (beta) at
// /docs/3.0, 2.0.0 at /docs, and 1.0.0.
import {expect} from 'vitest';

const page = 'api/plugins/plugin-content-docs';

/** A doc that shows a component. */
const use = (/** @type {string} */ name, attributes = '', frontMatter = '') =>
  `---\ndescription: About ${name}.\n${frontMatter}\n---\n\nimport ${name} from '@site/src/components/${name}';\n\n# Page ${name}\n\nBegin <${name} ${attributes} /> end`;

/**
 * A recipe that shows the component of a section in docs of three versions.
 *
 * @param {string} heading
 * @param {string} name of the component
 * @param {string} result
 * @param {{[path: string]: string | RegExp}} texts what docs must have, by the path before the doc
 * @param {{attributes?: string, frontMatter?: string}} [options]
 * @returns {import('../../kit.mjs').Recipe}
 */
const showing = (heading, name, result, texts, {attributes, frontMatter} = {}) => ({
  page,
  heading,
  result,
  paste: ({paste, write}) => {
    paste(`src/components/${name}.tsx`);
    write(`docs/hooks/${name}.mdx`, use(name, attributes, frontMatter));
  },
  check: ({text}) => {
    for (const [path, expected] of Object.entries(texts)) {
      expect(text(`${path}/hooks/${name}`)).toMatch(expected);
    }
  },
});

/** @type {import('../../kit.mjs').Recipe[]} */
export const docsHooks = [
  showing(
    'use-doc',
    'ReadingLevel',
    'shows a field of the front matter',
    {'/docs': 'Begin Level: advanced end'},
    {frontMatter: 'level: advanced'},
  ),
  showing(
    'use-doc-by-id',
    'SeeAlso',
    'shows the title and the description of a doc',
    {'/docs': 'See also Page ReadingLevel: About ReadingLevel.'},
    {attributes: 'id="hooks/ReadingLevel"'},
  ),
  showing('use-docs-version', 'InstallCommand', 'shows a command for each version', {
    '/docs/3.0': 'npm install my-package@next',
    '/docs': 'npm install my-package@latest',
    '/docs/1.0.0': 'npm install my-package@1.0.0',
  }),
  showing('use-docs-sidebar', 'SidebarName', 'shows the name of the sidebar', {
    '/docs': /Begin tutorialSidebar: \d items end/u,
  }),
  showing('use-sidebar-breadcrumbs', 'Where', 'shows where the doc is', {
    '/docs': 'Begin hooks / Page Where end',
  }),
  showing('use-current-sidebar-category', 'SiblingList', 'lists the docs of the category', {
    '/docs': /Begin Page ActiveVersion.*Page ReadingLevel.*end/su,
  }),
  showing('use-current-sidebar-category', 'CategoryIntro', 'shows the name of the category', {
    '/docs': /Begin hooks has \d+ items\. end/u,
  }),
  showing('use-active-plugin', 'DocsLocation', 'shows the version', {
    '/docs/3.0': 'Begin default, version 3.0 (beta) end',
    '/docs': 'Begin default, version 2.0.0 end',
  }),
  showing('use-active-version', 'ActiveVersion', 'shows nothing of another instance', {
    '/docs': 'Begin no version end',
  }),
  {
    page,
    heading: 'use-active-version',
    result: 'shows the version of its instance',
    paste: ({write}) => write('community/version.mdx', use('ActiveVersion')),
    check: ({text}) => expect(text('/community/version')).toContain('Begin Next end'),
  },
  {
    page,
    heading: 'use-active-doc-context',
    result: 'opens the page in another version',
    paste: ({paste, write}) => {
      paste('src/components/SamePageElsewhere.tsx');
      write('docs/hooks/elsewhere.mdx', use('SamePageElsewhere'));
    },
    check: async ({open, origin}) => {
      const tab = await open('/docs/hooks/elsewhere');
      const links = tab.locator('article .markdown').getByRole('link');
      expect(await links.allInnerTexts()).toEqual(['current', '2.0.0', '1.0.0']);
      await links.last().click();
      await tab.waitForURL(`${origin}/docs/1.0.0/hooks/elsewhere`);
    },
  },
  showing('use-versions', 'VersionList', 'lists the versions, newest first', {
    '/docs': /Begin 3\.0 \(beta\)\s*2\.0\.0\s*1\.0\.0 end/u,
  }),
  showing('use-latest-version', 'LatestLabel', 'shows the latest version', {
    '/docs/3.0': 'Begin 2.0.0 end',
  }),
  {
    page,
    heading: 'use-doc-version-suggestions',
    result: 'links to the page in the latest version',
    paste: ({paste, write}) => {
      paste('src/components/NewerPage.tsx');
      write('docs/hooks/newer.mdx', use('NewerPage'));
    },
    check: ({html}) =>
      expect(html('/docs/1.0.0/hooks/newer')).toMatch(
        /href=\/docs\/hooks\/newer>Read this for (?:<!-- -->)?2\.0\.0/u,
      ),
  },
  {
    page,
    heading: 'use-docs-preferred-version',
    result: 'keeps the version that readers choose',
    paste: ({paste, write}) => {
      paste('src/components/StayOnVersion.tsx');
      write('docs/hooks/stay.mdx', use('StayOnVersion', 'name="1.0.0"'));
    },
    check: async ({open}) => {
      const tab = await open('/docs/hooks/stay');
      const button = tab.locator('article').getByRole('button', {name: /saved/u});
      await button.click();
      await expect.poll(() => button.innerText()).toContain('Kept (');
      await tab.reload();
      await expect.poll(() => button.innerText()).toContain('Kept (');
    },
  },
  showing('use-docs-version-candidates', 'BestVersion', 'links to the best version', {
    '/docs/3.0': 'Begin Docs 3.0 (beta) end',
    '/docs': 'Begin Docs 2.0.0 end',
  }),
  showing('use-layout-doc', 'StartHere', 'links to a doc and to the first one of a sidebar', {
    '/docs': /Begin Introduction.+ end/u,
  }),
  showing('use-docs-data', 'DocsStatistics', 'counts instances and pages', {
    '/docs': /Begin \d+ instances, \d+ pages in the first end/u,
  }),
  showing('use-docs-contextual-search-tags', 'SearchScope', 'sees what a search would search', {
    '/docs/3.0': 'Begin Searching unreleased docs end',
    '/docs': /Begin .*docs-default-2\.0\.0.* end/u,
  }),
  {
    page,
    heading: 'sidebar-components',
    result: 'lists the items of the open category',
    paste: ({paste, write}) => {
      paste('src/components/FlatSidebar.tsx');
      const imports =
        "import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';\nimport {useLocation} from '@docusaurus/router';\nimport FlatSidebar from '@site/src/components/FlatSidebar';";
      const component =
        'export const Here = () => <FlatSidebar items={useDocsSidebar().items} path={useLocation().pathname} />;';
      write('docs/hooks/flat.mdx', `${imports}\n\n${component}\n\n# Page flat\n\n<Here />`);
    },
    check: ({text}) =>
      expect(text('/docs/hooks/flat')).toMatch(/Page ActiveVersion, .*, Page StayOnVersion/u),
  },
  {
    page,
    heading: 'sidebar-components',
    result: 'opens one section at a time',
    paste: ({paste, write}) => {
      paste('src/components/OneOpenSection.tsx');
      write('docs/hooks/sections.mdx', use('OneOpenSection', 'labels={["First", "Second"]}'));
    },
    check: async ({open}) => {
      const tab = await open('/docs/hooks/sections');
      const buttons = tab.locator('article button[aria-expanded]');
      const states = () =>
        buttons.evaluateAll((all) => all.map((it) => it.getAttribute('aria-expanded')));
      await buttons.first().click();
      await expect.poll(states).toEqual(['true', 'false']);
      await buttons.last().click();
      await expect.poll(states).toEqual(['false', 'true']);
    },
  },
  {
    page,
    heading: 'doc-root',
    result: 'hides the sidebar of an instance',
    paste: ({paste, write, addPlugins}) => {
      paste('src/components/PlainDocRoot.tsx');
      const root = "docRootComponent: '@site/src/components/PlainDocRoot'";
      const own = "id: 'plain', path: 'plain', routeBasePath: 'plain'";
      addPlugins(`['@docusaurus/plugin-content-docs', {${own}, ${root}}]`);
      write('plain/one.md', '# One page');
    },
    check: async ({html, open}) => {
      expect(html('/plain/one')).toContain('One page');
      expect(html('/plain/one')).not.toContain('theme-doc-sidebar');
      const tab = await open('/plain/one');
      await tab.getByRole('heading', {name: 'One page'}).waitFor();
    },
  },
];
