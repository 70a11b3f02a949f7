// @ts-check
// What readers do in the terminal.
import yaml from 'js-yaml';
import {expect} from 'vitest';

const config = 'docusaurus.config.ts';
const cli = 'cli';
const installation = 'installation';

/** @type {import('../../kit.mjs').Recipe[]} */
export const commands = [
  {
    page: cli,
    heading: 'plugin-commands',
    result: 'runs a command of a plugin',
    paste: ({paste, configure}) => {
      paste('src/plugins/word-count.ts');
      configure(config);
    },
    check: async ({run, command, site}) => {
      const all = await run(['npm run docusaurus word-count docs/tutorial-basics']);
      expect(all).toMatch(/^\d+\tcreate-a-page\.mdx?$/mu);
      const long = await run([command(0).replace('300', '200')]);
      expect(long.match(/\.mdx?$/gmu)?.length ?? 0).toBeLessThan(
        all.match(/\.mdx?$/gmu)?.length ?? 0,
      );
      const variable = command(1).replace(/my-website.*/u, `${site} npx docusaurus word-count`);
      expect(
        await run([
          'cd ..',
          variable.replace('npx docusaurus', `${site}/node_modules/.bin/docusaurus`),
        ]),
      ).toMatch(/intro\.mdx?/u);
    },
  },
  {
    page: cli,
    heading: 'write-heading-ids',
    result: 'gets an ID at each heading',
    paste: () => {},
    check: async ({run, command, read, extension}) => {
      const folders = 'docs blog src';
      await run(['rm -rf ../before', 'mkdir ../before', `cp -r ${folders} ../before`]);
      await run([command(1).split('\n')[0] ?? '']);
      expect(read(`docs/intro.${extension}`)).toMatch(
        /^## Getting Started \{.*#getting-started.*\}$/mu,
      );
      await run([`rm -rf ${folders}`, 'mv ../before/* .']);
    },
  },
  {
    page: installation,
    heading: 'check-versions',
    result: 'sees the version',
    paste: () => {},
    check: async ({run, command, read}) => {
      const {version} = JSON.parse(read('node_modules/@docusaurus/core/package.json'));
      expect(await run([command()])).toMatch(new RegExp(`^${version}$`, 'mu'));
    },
  },
  {
    page: installation,
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
    page: installation,
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
    page: installation,
    heading: 'duplicate-packages',
    result: 'finds one copy of the packages',
    paste: () => {},
    check: async ({run, command}) => {
      const versions = (await run([command()])).match(/theme-common@[\d.]+/gu) ?? [];
      expect(new Set(versions).size).toBe(1);
    },
  },
  {
    page: 'playground',
    heading: 'reproduction',
    result: 'sees the versions for a report',
    paste: () => {},
    check: async ({run, command}) => {
      expect(await run([command()])).toMatch(/react-dom@\d+/u);
    },
  },
];
