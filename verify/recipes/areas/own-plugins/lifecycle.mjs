// @ts-check
// What readers do with the lifecycle methods of their own plugins. The site has English and French.
import {readdirSync} from 'node:fs';
import {expect} from 'vitest';
import {stylesOf, whileServed} from '../../kit.mjs';

const page = 'api/plugin-methods/lifecycle-apis';

/** Writes what plugins load to a file of the build, because some of them do nothing with it. */
const contentPlugin = `() => ({
  name: 'content',
  async postBuild({plugins, outDir}: any) {
    const contents = plugins.filter(({name}: any) => !name.startsWith('docusaurus-'));
    const own = Object.fromEntries(contents.map(({name, content}: any) => [name, content]));
    (await import('node:fs')).writeFileSync(outDir + '/content.json', JSON.stringify(own));
  },
})`;

/** The code of all scripts or stylesheets in a build. */
const codeOf = (
  /** @type {{site: string, read: (file: string) => string}} */ {site, read},
  /** @type {'js' | 'css'} */ kind,
) =>
  readdirSync(`${site}/build/assets/${kind}`).map((file) => read(`build/assets/${kind}/${file}`));

/** @type {import('../../kit.mjs').Recipe[]} */
export const lifecycle = [
  {
    page,
    heading: 'loadContent',
    result: 'loads the releases, and reads the name of a broken file in the error',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/releases/index.ts');
      addPlugins("'./src/plugins/releases/index.ts'");
      write('data/releases/2.json', '{"version": "2.0.0", "date": "2026-03-01"}');
      write('data/releases/1.json', '{"version": "1.0.0", "date": "2025-03-01"}');
      addPlugins(contentPlugin);
    },
    check: async ({read, write, failure}) => {
      const {releases} = JSON.parse(read('build/content.json'));
      const versions = releases.map((/** @type {{version: string}} */ {version}) => version);
      expect(versions).toEqual(['1.0.0', '2.0.0']);
      write('data/releases/2.json', '{');
      const output = await failure('DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build');
      write('data/releases/2.json', '{"version": "2.0.0", "date": "2026-03-01"}');
      expect(output).toContain('data/releases/2.json is not valid JSON');
    },
  },
  {
    page,
    heading: 'addRoute',
    result: 'gets a page for each member of the team',
    paste: ({paste, addPlugins}) => {
      paste('src/plugins/team/index.ts');
      paste('src/plugins/team/MemberPage.tsx');
      addPlugins("'./src/plugins/team/index.ts'");
    },
    check: ({html}) => {
      expect(html('/team/ben')).toMatch(/<h1>Ben<\/h1>/u);
      expect(html('/fr/team/anna')).toContain('content=About Anna');
    },
  },
  {
    page,
    heading: 'route-modules',
    result: 'gets a page from a Markdown file and a JSON file',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/faq/index.ts');
      paste('src/plugins/faq/FaqPage.tsx');
      paste('data/links.json');
      write('data/faq.mdx', '## Is it *free*?\n\nYes.');
      addPlugins("'./src/plugins/faq/index.ts'");
    },
    check: ({html}) => {
      expect(html('/faq')).toMatch(/<em>free<\/em>/u);
      expect(html('/faq')).toMatch(/<a[^>]*href=\/docs\/intro[^>]*>Documentation/u);
    },
  },
  {
    page,
    heading: 'nested-routes',
    result: 'gets chapters that share a layout',
    paste: ({paste, addPlugins}) => {
      paste('src/plugins/book/index.ts');
      paste('src/plugins/book/BookLayout.tsx');
      addPlugins("'./src/plugins/book/index.ts'");
    },
    check: ({html}) => {
      expect(html('/book/basics')).toContain('navbar');
      expect(html('/book/extras')).toMatch(/<title[^>]*>Book \| My Site/u);
      expect(() => html('/book')).toThrow();
    },
  },
  {
    page,
    heading: 'route-context',
    result: 'reads the data of the parent route in a chapter',
    paste: ({paste}) => paste('src/plugins/book/ChapterPage.tsx'),
    check: ({text}) => expect(text('/book/extras')).toContain('extras, chapter 2 of 2 (from book)'),
  },
  {
    page,
    heading: 'createData',
    result: 'gets a file of data that routes share',
    paste: ({sample, write, addPlugins}) => {
      const code = sample('src/plugins/team/index.ts');
      const own = code
        .replace("name: 'team'", "name: 'staff'")
        .replace("'team', member", "'staff', member");
      write('src/plugins/staff/index.ts', own);
      addPlugins("'./src/plugins/staff/index.ts'");
    },
    check: ({html, read}) => {
      expect(html('/staff/anna')).toMatch(/<h1>Anna<\/h1>/u);
      expect(JSON.parse(read('.docusaurus/staff/default/team.json'))).toHaveLength(2);
    },
  },
  {
    page,
    heading: 'setGlobalData',
    result: 'shows the data in a component',
    paste: ({paste, addPlugins, show}) => {
      paste('src/plugins/latest-release/index.ts');
      paste('src/components/LatestRelease.tsx');
      addPlugins("'./src/plugins/latest-release/index.ts'");
      show('latest-release', 'src/components/LatestRelease.tsx');
    },
    check: ({text}) => expect(text('/latest-release')).toContain('2.0.0 (2026-03-01)'),
  },
  {
    page,
    heading: 'allContentLoaded',
    result: 'lists the latest posts on a page',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/latest-posts/index.ts');
      addPlugins("'./src/plugins/latest-posts/index.ts'");
      const hook = "import {usePluginData} from '@docusaurus/useGlobalData';";
      const list = "usePluginData('latest-posts').posts.map(({title}) => title).join(' | ')";
      write(
        'src/pages/latest.mdx',
        `${hook}\n\nexport const Posts = () => ${list};\n\nNew: <Posts />`,
      );
    },
    check: ({text}) => expect(text('/latest')).toMatch(/New: [^|]+ \| [^|]+ \| [^|]+/u),
  },
  {
    page,
    heading: 'injectHtmlTags',
    result: 'gets the tags in the HTML of every page',
    paste: ({sample, addPlugins, write}) => {
      // Another page has a plugin with this name.
      const code = sample('src/plugins/feedback/index.ts');
      write('src/plugins/feedback-tags/index.ts', code.replaceAll("'feedback'", "'feedback-tags'"));
      addPlugins("'./src/plugins/feedback-tags/index.ts'");
      write('static/js/feedback.js', "document.querySelector('feedback-panel').hidden = false;");
    },
    check: async ({html, open}) => {
      expect(html('/docs/intro')).toMatch(/rel=preconnect href=https:\/\/feedback\.example\.com/u);
      const panel = (await open('/')).locator('body > feedback-panel');
      expect(await panel.getAttribute('hidden')).toBeNull();
    },
  },
  {
    page,
    heading: 'configureWebpack',
    result: 'imports shader files as text',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/shaders/index.ts');
      addPlugins("'./src/plugins/shaders/index.ts'");
      write('src/shaders/red.glsl', 'void main() {}');
      const use = "import red from '@site/src/shaders/red.glsl';";
      write('src/pages/shader.mdx', `${use}\n\n# Shader\n\n<pre>{red}</pre>`);
    },
    check: ({text}) => expect(text('/shader')).toContain('void main() {}'),
  },
  {
    page,
    heading: 'configureWebpack',
    result: 'compiles files with other extensions',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/vendor-files/index.ts');
      addPlugins("'./src/plugins/vendor-files/index.ts'");
      write('vendor/label.es', 'export const label = <i>compiled label</i>;');
      write(
        'vendor/blue.theme',
        '.vendor-blue { color: rgb(1, 2, 3); & b { color: rgb(4, 5, 6); } }',
      );
      const use = "import {label} from '@site/vendor/label.es';\nimport '@site/vendor/blue.theme';";
      write(
        'src/pages/vendor.mdx',
        `${use}\n\n# Vendor\n\n<p className="vendor-blue">{label} <b>b</b></p>`,
      );
    },
    check: async ({text, open}) => {
      expect(text('/vendor')).toContain('compiled label');
      const tab = await open('/vendor');
      expect(await stylesOf(tab, '.vendor-blue', 'color')).toEqual(['rgb(1, 2, 3)']);
      expect(await stylesOf(tab, '.vendor-blue b', 'color')).toEqual(['rgb(4, 5, 6)']);
    },
  },
  {
    page,
    heading: 'alias',
    result: 'imports by the alias on the server, in the browser, and in TypeScript',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/alias/index.ts');
      paste('tsconfig.json');
      addPlugins("'./src/plugins/alias/index.ts'");
      const use = "import Features from '@components/HomepageFeatures';\n\n# Alias\n\n<Features />";
      write('src/pages/alias.mdx', use);
      write('src/alias.ts', "export {default} from '@components/HomepageFeatures';");
    },
    check: async ({html, open, run}) => {
      expect(html('/alias')).toContain('Easy to Use');
      const headings = (await open('/alias')).getByRole('heading', {name: 'Easy to Use'});
      expect(await headings.count()).toBe(1);
      expect(await run(['npx tsc || true'])).not.toMatch(/alias|@components/u);
    },
  },
  {
    page,
    heading: 'node-polyfills',
    result: 'uses modules of Node.js in the browser',
    install: ({command}) => [command()],
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/node-polyfills/index.ts');
      addPlugins("'./src/plugins/node-polyfills/index.ts'");
      const imports = "import path from 'node:path';\nimport fs from 'fs';";
      const value =
        "path.join('a', '..', 'b') + Buffer.from('YQ==', 'base64') + typeof process.nextTick";
      const use = `${imports}\n\n# Node\n\n<p className="node">{${value} + typeof fs}</p>`;
      write('src/pages/node.mdx', use);
    },
    check: async ({open, text}) => {
      expect(text('/node')).toContain('bafunctionobject');
      const tab = await open('/node');
      expect(await tab.locator('.node').innerText()).toBe('bafunctionobject');
    },
  },
  {
    page,
    heading: 'merge',
    result: 'gets the rules and file extensions before the others',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/raw-logs/index.ts');
      addPlugins("'./src/plugins/raw-logs/index.ts'");
      write('src/logs/build.log', 'a line of a log');
      write('src/logs/View.custom.tsx', 'export default () => <b>custom view</b>;');
      write('src/logs/View.tsx', 'export default () => <b>usual view</b>;');
      const use =
        "import log from '@site/src/logs/build.log';\nimport View from '@site/src/logs/View';";
      write('src/pages/logs.mdx', `${use}\n\n# Logs\n\n<p>{log} <View /></p>`);
    },
    check: ({text}) => expect(text('/logs')).toMatch(/a line of a log\s+custom view/u),
  },
  {
    page,
    heading: 'devServer',
    result: 'gets a proxy and an endpoint in the development server',
    paste: ({paste, addPlugins}) => {
      for (const name of ['dev-proxy', 'dev-endpoint']) {
        paste(`src/plugins/${name}/index.ts`);
        addPlugins(`'./src/plugins/${name}/index.ts'`);
      }
    },
    check: async ({site}) => {
      const start = (/** @type {number} */ port) => `npm run start -- --no-open --port ${port}`;
      await whileServed(site, start, async (base) => {
        const status = await fetch(`${base}/status.json`);
        expect([status.status, await status.text()]).toEqual([200, '{"ok": true}']);
        // Nothing listens at the target of the proxy.
        expect((await fetch(`${base}/api/x`)).status).toBe(504);
      });
    },
  },
  {
    page,
    heading: 'configurePostCss',
    result: 'gets a fallback for older browsers',
    paste: ({paste, addPlugins, replace, write, read}) => {
      // Minifiers remove fallbacks that no browser of this list needs.
      replace('package.json', '">0.5%"', '">0.5%", "safari 15"');
      paste('src/plugins/css-fallbacks/index.ts');
      addPlugins("'./src/plugins/css-fallbacks/index.ts'");
      const css = 'src/css/custom.css';
      write(css, `${read(css)}\n.tall-hero {\n  min-height: 50dvh;\n}`);
    },
    check: ({read, site}) => {
      expect(codeOf({site, read}, 'css').join('')).toMatch(
        /\.tall-hero\{min-height:50vh;min-height:50dvh\}/u,
      );
    },
  },
  {
    page,
    heading: 'postBuild',
    result: 'gets a list of the pages that search engines can index',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/page-list/index.ts');
      addPlugins("'./src/plugins/page-list/index.ts'");
      write('docs/hidden.md', '---\nunlisted: true\n---\n\n# Hidden');
    },
    check: ({read, html}) => {
      const list = read('build/pages.txt').trim().split('\n');
      expect(list).toContain('https://your-docusaurus-site.example.com/docs/intro');
      expect(html('/docs/hidden')).toContain('Hidden');
      expect(list.join()).not.toMatch(/hidden|404/u);
      expect(read('build/fr/pages.txt')).toContain('/fr/docs/intro');
    },
  },
  {
    page,
    heading: 'configureWebpack',
    result: 'defines a constant, and replaces a module only in the browser',
    // npm deletes packages that it doesn't know, so this follows its commands.
    install: () => ['cp -R library node_modules/some-chart-library'],
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/bundle-tweaks/index.ts');
      addPlugins("'./src/plugins/bundle-tweaks/index.ts'");
      write('library/index.js', "export const kind = 'from the server';");
      write('library/package.json', '{"main": "index.js"}');
      write('src/chart-browser.ts', "export const kind = 'for the browser';");
      const use = "import {kind} from 'some-chart-library';";
      const body =
        '<p suppressHydrationWarning className="chart">{kind}</p>\n\nBuilt in {BUILD_YEAR}.';
      write('src/pages/tweaks.mdx', `${use}\n\n# Tweaks\n\n${body}`);
    },
    check: async ({text, read, site}) => {
      expect(text('/tweaks')).toContain(`Built in ${new Date().getFullYear()}.`);
      expect(text('/tweaks')).toContain('from the server');
      const scripts = codeOf({site, read}, 'js').join('\n');
      expect(scripts).toContain('for the browser');
      expect(scripts).not.toContain('from the server');
    },
  },
];
