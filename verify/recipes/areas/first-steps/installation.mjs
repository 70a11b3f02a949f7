// @ts-check
// What readers do to set up a site, and to keep it up to date.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {expect} from 'vitest';
import {writeFiles} from '../../../../src/testing/temporary-folder';
import {whileServed} from '../../kit.mjs';
import {createIn} from './create.mjs';

const page = 'installation';
const config = 'docusaurus.config';
const loading = {DOCUSAURUS_EXIT_AFTER_LOADING: 'true'};

/** What runs the commands of package managers that not everybody has. Each says who it is. */
const borrow = (/** @type {string} */ name) =>
  `npx --package ${name} -- env -u npm_config_user_agent -u npm_config_package`;
const managers = {
  npm: '',
  yarn: borrow('@yarnpkg/cli-dist'),
  pnpm: borrow('pnpm'),
  bun: borrow('bun'),
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const installation = [
  {
    page: 'introduction',
    heading: 'fastest-start',
    result: 'creates a site that starts with `npm run start`',
    paste: () => {},
    check: async (eyes) => {
      const {scripts} = await createIn(eyes, 'fastest-start', eyes.command());
      expect(eyes.command(1)).toBe('cd my-website\nnpm run start');
      expect(scripts.start).toBe('docusaurus start');
    },
  },
  {
    page,
    heading: 'create',
    result: 'creates a site in TypeScript or JavaScript without a question',
    paste: () => {},
    check: async (eyes) => {
      const command = eyes.command();
      const files = (/** @type {string} */ folder) =>
        readdirSync(path.join(eyes.site, '..', folder, 'my-website'));
      await createIn(eyes, 'typed', command);
      expect(files('typed')).toEqual(expect.arrayContaining([`${config}.ts`, 'tsconfig.json']));
      await createIn(eyes, 'untyped', command.replace('--typescript', '--javascript'));
      expect(files('untyped')).toContain(`${config}.js`);
      expect(files('untyped')).not.toContain('tsconfig.json');
    },
  },
  {
    page,
    heading: 'package-managers',
    result: 'is told the commands of the package manager that created the site',
    paste: () => {},
    check: async ({command, read, run, site}) => {
      const version = JSON.parse(read('package.json')).dependencies['@docusaurus/core'];
      for (const [index, [name, borrowed]] of Object.entries(managers).entries()) {
        const folder = `with-${name}`;
        const create = `${borrowed} ${command(index).replace('@latest', `@${version}`)}`;
        const output = await run(
          [
            `rm -rf ../${folder}`,
            `mkdir ../${folder}`,
            `cd ../${folder}`,
            `${create} --typescript --skip-install`,
          ],
          {npm_config_yes: 'true'},
        );
        expect(output, name).toContain(`\`${name} start\``);
        expect(existsSync(path.join(site, '..', folder, 'my-website/package.json'))).toBe(true);
      }
    },
  },
  {
    page,
    heading: 'build',
    result: 'gets a page for each doc',
    paste: () => {},
    check: ({html, site}) => {
      const docs = readdirSync(path.join(site, 'docs/tutorial-basics'));
      for (const doc of docs.filter((file) => /\.mdx?$/u.test(file))) {
        expect(html(`/docs/tutorial-basics/${doc.replace(/\.mdx?$/u, '')}`)).toContain('<h1>');
      }
    },
  },
  {
    page,
    heading: 'update',
    result: 'has all packages in one version',
    install: ({command}) => [command()],
    paste: () => {},
    check: async ({run}) => {
      const output = await run([
        'npm ls --all --parseable --long @docusaurus/core @docusaurus/utils @docusaurus/types || true',
      ]);
      const versions = [...output.matchAll(/@docusaurus\/\w+@([\d.]+)/gu)].map(([, text]) => text);
      expect(versions.length).toBeGreaterThan(2);
      expect(new Set(versions).size).toBe(1);
    },
  },
  {
    page,
    heading: 'check-versions',
    result: 'sees the version',
    paste: () => {},
    check: async ({run, command, read}) => {
      const {version} = JSON.parse(read('node_modules/@docusaurus/core/package.json'));
      expect(await run([command()])).toMatch(new RegExp(`^${version}$`, 'mu'));
    },
  },
  {
    page,
    heading: 'update-bots',
    result: 'groups the official packages',
    paste: ({paste}) => paste('.github/dependabot.yml'),
    check: ({sample, read}) => {
      const [update] = Object(yaml.load(sample('.github/dependabot.yml'))).updates;
      const [pattern] = update.groups.docusaurus.patterns;
      const {dependencies} = JSON.parse(read('package.json'));
      const prefix = pattern.replace('*', '');
      expect(Object.keys(dependencies).some((name) => name.startsWith(prefix))).toBe(true);
    },
  },
  {
    page,
    heading: 'by-hand',
    result: 'adds a site to a folder that has none',
    paste: () => {},
    check: async ({sample, read, run, command, write}) => {
      for (const file of ['package.json', `${config}.js`, 'docs/index.md']) {
        write(`by-hand/${file}`, sample(file));
      }
      // Older releases need an override.
      const {overrides = {}} = JSON.parse(read('package.json'));
      const override = Object.entries(overrides).map(
        ([name, version]) => `npm pkg set overrides.${name}=${version}`,
      );
      // npm only looks for conflicts, because the packages are in the folder above.
      const install = ['cp package-lock.json by-hand', 'cd by-hand', ...override, command()];
      await run(install, {npm_config_package_lock_only: 'true'});
      const {dependencies} = JSON.parse(read('package.json'));
      const added = Object.keys(JSON.parse(read('by-hand/package.json')).dependencies);
      expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(added));
      await run(['cd by-hand', 'npm run build']);
      expect(read('by-hand/build/index.html')).toContain('Welcome to my docs');
      write(`by-hand/${config}.ts`, sample(`${config}.ts`));
      await run(['cd by-hand', `rm ${config}.js`, 'npm run build'], loading);
      await run(['rm -r by-hand']);
    },
  },
  {
    page,
    heading: 'monorepos',
    result: 'starts a site from the root of its repository',
    paste: () => {},
    check: async ({run, command, open, site}) => {
      const root = path.join(site, '../monorepo');
      writeFiles(root, {'package.json': '{"private": true, "workspaces": ["my-website"]}'});
      await run([
        `mkdir -p ${root}/my-website`,
        `cp -r docs blog src static *.ts *.mjs *.json ${root}/my-website`,
        `cp -al node_modules ${root}`,
        // A link of another recipe, whose target is elsewhere.
        `rm -f ${root}/my-website/docs/shared`,
      ]);
      const start = (/** @type {number} */ port) => `${command()} -- --no-open --port ${port}`;
      await whileServed(root, start, async (base) => {
        const tab = await open('/docs/intro', {base});
        await tab.getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
        await tab.context().close();
      });
    },
  },
  {
    page,
    heading: 'outside-docs',
    result: 'links files of another folder into the docs',
    paste: async ({configure, write, run}) => {
      configure(`${config}.ts`);
      write('../shared-docs/shared.md', '# A shared doc');
      await run('ln -s ../../shared-docs docs/shared');
    },
    check: ({text}) => expect(text('/docs/shared')).toContain('A shared doc'),
  },
  {
    page,
    heading: 'problems',
    result: 'repairs a site whose packages are incomplete',
    paste: () => {},
    check: async ({run, command, site}) => {
      await run(['rm -rf ../kept', 'mkdir ../kept', 'cp -r build .docusaurus ../kept']);
      await run(['rm -rf node_modules/clsx', command()]);
      expect(existsSync(path.join(site, 'build'))).toBe(false);
      await run(['mv ../kept/.docusaurus ../kept/build .']);
      await run(['npm run build'], loading);
      expect(existsSync(path.join(site, 'node_modules/clsx/package.json'))).toBe(true);
    },
  },
  {
    page,
    heading: 'duplicate-packages',
    result: 'finds one copy of the packages',
    paste: () => {},
    check: async ({run, command}) => {
      const versions = (await run([command()])).match(/theme-common@[\d.]+/gu) ?? [];
      expect(new Set(versions).size).toBe(1);
    },
  },
];
