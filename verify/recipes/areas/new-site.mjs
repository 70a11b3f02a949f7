// @ts-check
// What readers do with the template of a new site, and before an upgrade.
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import freePort from 'get-port';
import {expect} from 'vitest';
import {findBrowser} from '../../../tools/lib/browser.mjs';
import {navbarOf} from '../kit.mjs';

const config = 'docusaurus.config.ts';
const tsconfig = 'tsconfig.json';
const migration = 'migration/index';

/** @type {import('../kit.mjs').Recipe['check']} */
const seeVersion = async ({command, read, run}) => {
  const {dependencies} = JSON.parse(read('package.json'));
  expect(await run([command()])).toContain(dependencies['@docusaurus/core']);
};

export const completePages = ['guides/whats-next', migration];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'guides/whats-next',
    heading: 'template',
    result: 'gets a site of docs without the content of the template',
    paste: ({paste, site}) => {
      paste(config);
      const gone = ['docs/tutorial-basics', 'docs/tutorial-extras', 'src/pages/markdown-page.md'];
      for (const name of [...gone, 'src/pages/markdown-page.mdx']) {
        rmSync(path.join(site, name), {recursive: true, force: true});
      }
    },
    check: async ({look, site}) => {
      await look('/', async (tab, width) => {
        const navbar = await navbarOf(tab, width);
        await navbar.getByRole('link', {name: 'Docs', exact: true}).click();
        await tab.waitForURL(/\/docs\/intro\/$/u);
        expect(await tab.locator('.theme-layout-footer').innerText()).toMatch(
          /^Copyright © \d{4} My Site$/u,
        );
        const link = await tab.locator('.theme-edit-this-page').getAttribute('href');
        expect(link).toContain('https://github.com/my-org/my-website/edit/main/docs/intro.md');
      });
      expect(readdirSync(path.join(site, 'build/docs'))).toEqual(['intro']);
      expect(existsSync(path.join(site, 'build/blog'))).toBe(false);
    },
  },
  {
    page: 'introduction',
    heading: 'docs-versions',
    result: 'sees the version of Docusaurus',
    paste: () => {},
    check: seeVersion,
  },
  {
    page: migration,
    heading: 'find-your-guide',
    result: 'sees the version of Docusaurus',
    paste: () => {},
    check: seeVersion,
  },
  {
    page: migration,
    heading: 'steps',
    result: 'sees which pages are missing after an upgrade',
    paste: () => {},
    check: async ({command, failure, run, site}) => {
      await run(['cp -r build build-before']);
      expect(await run([command(3)])).toBe('');
      const page = path.join(site, 'build/404.html');
      const html = readFileSync(page, 'utf8');
      rmSync(page);
      expect(await failure(command(3))).toContain('< ./404.html');
      writeFileSync(page, html);
    },
  },
  {
    page: migration,
    heading: 'screenshots',
    result: 'sees which pages look different after an upgrade',
    // The browser of this project is used instead of the one that the second command installs.
    install: ({command}) => [command().split('\n')[0] ?? ''],
    paste: async ({paste, replace}) => {
      paste('playwright.config.ts');
      paste('e2e/screenshots.spec.ts');
      const file = 'playwright.config.ts';
      const port = await freePort();
      const launchOptions = {executablePath: await findBrowser(), args: ['--no-sandbox']};
      const use = `use: {launchOptions: ${JSON.stringify(launchOptions)}, `;
      replace(file, 'use: {', use);
      replace(file, '--no-open', `--no-open --port ${port}`);
      replace(file, 'localhost:3000', `localhost:${port}`);
      replace(file, 'localhost:3000', `localhost:${port}`);
    },
    check: async ({command, failure, run, site}) => {
      const [before = '', after = ''] = command(1).split('\n');
      expect(await run([before], {CI: 'true'})).toMatch(/\d passed/u);
      const folder = path.join(site, 'build/assets/css');
      const [file = ''] = readdirSync(folder);
      const css = readFileSync(path.join(folder, file), 'utf8');
      appendFileSync(path.join(folder, file), 'h1 { margin-top: 99px; }');
      expect(await failure(`CI=true ${after}`)).toContain('docs/intro');
      writeFileSync(path.join(folder, file), css);
    },
  },
  {
    page: 'typescript-support',
    heading: 'ts-version',
    result: 'checks types with TypeScript 5, 6, and 7',
    paste: () => {},
    check: async ({run, failure, sample, read, write}) => {
      const check = (/** @type {string} */ version) =>
        `npx --yes --package typescript@${version} tsc`;
      const deprecations = '"ignoreDeprecations": "6.0"';
      const before = read(tsconfig).replace(`${deprecations},`, '');
      write(tsconfig, before);
      expect(await failure(check('6'))).toContain("Option 'baseUrl' is deprecated");
      expect(await failure(check('7'))).toContain("Option 'baseUrl' has been removed");
      const options = '"compilerOptions": {';
      write(tsconfig, before.replace(options, `${options}\n    ${deprecations},`));
      await run([check('6')]);
      expect(await failure(check('5.6'))).toContain('TS5103');
      write(tsconfig, sample(tsconfig));
      await run(['5.6', '6', '7'].map(check));
      write('src/wrong.ts', "export const count: number = 'many';");
      expect(await failure(check('7'))).toContain("Type 'string' is not assignable");
      await run(['rm src/wrong.ts']);
    },
  },
];
