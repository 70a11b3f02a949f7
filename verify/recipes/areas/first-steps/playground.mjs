// @ts-check
// What readers do to try things out.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {part} from '../../kit.mjs';
import {createIn} from './create.mjs';

const page = 'playground';

/** @type {import('../../kit.mjs').Recipe[]} */
export const playground = [
  {
    page,
    heading: 'online',
    result: 'sees which version is running',
    paste: () => {},
    check: async ({run, command, read}) => {
      const {version} = JSON.parse(read('node_modules/@docusaurus/core/package.json'));
      expect(await run([command()])).toMatch(new RegExp(`^${version}$`, 'mu'));
    },
  },
  {
    page,
    heading: 'local',
    result: 'creates a temporary site with the settings of this one',
    paste: () => {},
    check: async (eyes) => {
      const [enter = '', ...commands] = eyes.command().split('\n');
      expect(enter).toBe('cd "$(mktemp -d)"');
      const created = await createIn(eyes, 'temporary', commands.join('\n'));
      const {scripts, overrides} = JSON.parse(eyes.read('package.json'));
      expect([created.scripts, created.overrides]).toEqual([scripts, overrides]);
    },
  },
  {
    page,
    heading: 'try-page',
    result: 'sees a page in the sidebar, and an alert',
    paste: ({extension, write, sample}) =>
      write(
        'docs/first-try.mdx',
        sample('docs/first-try.mdx').replace(/intro\.mdx?/u, `intro.${extension}`),
      ),
    check: async ({open}) => {
      const tab = await open('/docs/first-try');
      /** @type {string[]} */
      const alerts = [];
      tab.on('dialog', async (dialog) => {
        alerts.push(dialog.message());
        await dialog.accept();
      });
      await tab.getByRole('button', {name: 'Press me'}).click();
      expect(alerts).toEqual(['It works!']);
      const labels = await tab.locator('.theme-doc-sidebar-menu > li').allInnerTexts();
      expect(labels.indexOf('First try')).toBeGreaterThan(0);
      expect(labels.indexOf('First try')).toBeLessThan(labels.indexOf('Tutorial - Extras'));
      await tab.locator('article').getByRole('link', {name: 'introduction'}).click();
      await tab.waitForURL('**/docs/intro');
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'try-react-page',
    result: 'sees a clock, and "Loading..." in the HTML',
    paste: ({paste}) => paste('src/pages/clock.tsx'),
    check: async ({open, text}) => {
      expect(text('/clock')).toContain('Loading...');
      const tab = await open('/clock');
      const time = tab.locator('h1', {hasText: /\d:\d\d:\d\d/u});
      await time.waitFor();
      const before = await time.innerText();
      await expect.poll(() => time.innerText(), {timeout: 5000}).not.toBe(before);
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'try-draft',
    result: "doesn't find a draft in the build",
    paste: ({paste}) => paste('docs/secret.mdx'),
    check: ({site, html}) => {
      expect(existsSync(path.join(site, 'build/docs/secret'))).toBe(false);
      expect(html('/docs/first-try')).not.toContain('Secret');
    },
  },
  {
    page,
    heading: 'try-version',
    result: 'finds the version at the URL of the docs, and the others at `next`',
    paste: () => {},
    check: async ({run, command, read, extension}) => {
      const loading = {DOCUSAURUS_EXIT_AFTER_LOADING: 'true'};
      await run(['rm -rf ../state', 'mkdir ../state', 'cp -r .docusaurus ../state']);
      await run([command(), 'npm run build'], loading);
      const routes = read('.docusaurus/routes.js');
      expect(routes).toContain("path: '/docs/next/intro'");
      expect(routes).toContain("path: '/docs/intro'");
      expect(read('.docusaurus/routesChunkNames.json')).toMatch(/"\/docs\/next\/intro-/u);
      const source = (/** @type {string} */ route) => {
        const names = JSON.parse(read('.docusaurus/routesChunkNames.json'));
        const key = Object.keys(names).find((name) => name.startsWith(`${route}-`)) ?? '';
        return part(read('.docusaurus/registry.js'), new RegExp(`"${names[key].content}".*`, 'u'));
      };
      expect(source('/docs/intro')).toContain(`versioned_docs/version-1.0.0/intro.${extension}`);
      expect(source('/docs/next/intro')).toContain(`@site/docs/intro.${extension}`);
      await run(['rm -rf versioned_* versions.json .docusaurus', 'mv ../state/.docusaurus .']);
    },
  },
  {
    page,
    heading: 'try-swizzle',
    result: 'sees a line above the footer',
    paste: async ({command, run, replace}) => {
      await run(command());
      const file = 'src/theme/Footer/index.tsx';
      replace(file, '<Footer {...props} />', '<p className="above">Above</p><Footer {...props} />');
    },
    check: async ({look}) =>
      look('/docs/intro', async (tab) => {
        expect(await tab.locator('.above + footer').count()).toBe(1);
      }),
  },
  {
    page,
    heading: 'reproduction',
    result: 'sees the versions for a report',
    paste: () => {},
    check: async ({run, command}) => {
      expect(await run([command()])).toMatch(/react-dom@\d+/u);
    },
  },
  {
    page,
    heading: 'canary',
    result: 'finds a canary build, and what it needs',
    paste: () => {},
    check: async ({command, run}) => {
      const [list = '', requirements = ''] = command().split('\n');
      const output = await run([list]);
      const canary = JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1))
        .filter((/** @type {string} */ version) => version.includes('canary'))
        .at(-1);
      // The newest one may need a newer Node.js than this one, so nothing is created with it.
      const printed = await run([requirements.replace('VERSION', canary)]);
      expect(printed).toMatch(/node: '>=\d+/u);
      expect(printed).toMatch(/react: '\^\d+/u);
    },
  },
];
