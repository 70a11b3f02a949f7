// @ts-check
// What readers do with the commands of a site.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {request} from '../../../../e2e/support/web-servers';
import {whileServed} from '../../kit.mjs';

const page = 'cli';
const config = 'docusaurus.config.ts';

/** @type {import('../../kit.mjs').Recipe[]} */
export const cli = [
  {
    page,
    heading: 'npm-scripts',
    result: 'finds the scripts in a new site',
    paste: ({read, sample}) =>
      expect(JSON.parse(read('package.json')).scripts).toEqual(
        JSON.parse(sample('package.json')).scripts,
      ),
    check: () => {},
  },
  {
    page,
    heading: 'help',
    result: 'lists commands and flags',
    paste: () => {},
    check: async ({run, command}) => {
      const [all = '', one = '', version = ''] = command().split('\n');
      expect(await run([all])).toMatch(/^ +write-heading-ids .*[\s\S]*^ +docs:version /mu);
      expect(await run([one])).toContain('--out-dir <dir>');
      expect(await run([version])).toMatch(/^\d+\.\d+\.\d+$/mu);
    },
  },
  {
    page,
    heading: 'serve',
    result: 'gets a 404 for a folder that does not exist',
    paste: () => {},
    check: async ({command, site}) => {
      const serve = (/** @type {number} */ port) =>
        command(1).split('\n').at(-1)?.replace('8080', String(port)) ?? '';
      const statusOf = (/** @type {string} */ _, /** @type {number} */ port) =>
        request(port, '/img/logo.svg').then(({status}) => status);
      expect(await whileServed(site, serve, statusOf)).toBe(200);
      const missing = (/** @type {number} */ port) => `${serve(port)} --dir no-such-folder`;
      expect(await whileServed(site, missing, statusOf)).toBe(404);
    },
  },
  {
    page,
    heading: 'swizzle',
    result: 'lists, wraps, and ejects components',
    paste: () => {},
    check: async ({run, command, read, site}) => {
      const [list = '', wrap = '', eject = ''] = command(1).split('\n');
      expect(await run([list])).toMatch(/Footer/u);
      await run(['rm -rf ../theme', 'mkdir -p src/theme', 'cp -r src/theme ../theme', wrap, eject]);
      expect(read('src/theme/Footer/index.tsx')).toContain("from '@theme-original/Footer'");
      expect(existsSync(path.join(site, 'src/theme/Footer/Logo/index.js'))).toBe(true);
      await run(['rm -rf src/theme', 'mv ../theme src/theme']);
    },
  },
  {
    page,
    heading: 'clear',
    result: 'deletes what builds leave',
    paste: () => {},
    check: async ({run, command, site}) => {
      const folders = ['.docusaurus', 'build', 'node_modules/.cache'];
      const [clear = ''] = command().split('\n');
      await run(['rm -rf ../kept', 'mkdir ../kept', 'cp -r build .docusaurus ../kept']);
      await run(['mkdir -p node_modules/.cache', `npx ${clear.replace(' [siteDir]', '')}`]);
      folders.forEach((folder) => expect(existsSync(path.join(site, folder)), folder).toBe(false));
      await run(['mv ../kept/build ../kept/.docusaurus .']);
    },
  },
  {
    page,
    heading: 'write-translations',
    result: 'gets new messages with a prefix, and keeps those that are there',
    paste: () => {},
    check: async ({run, command, read, write}) => {
      const [first = '', again = ''] = command(1).split('\n');
      const file = 'i18n/fr/docusaurus-theme-classic/navbar.json';
      const messages = () => JSON.parse(read(file));
      await run([first]);
      const {'item.label.Tutorial': tutorial, ...others} = messages();
      expect(tutorial.message).toBe('Tutorial');
      write(file, JSON.stringify(others));
      await run([again]);
      expect(messages()['item.label.Tutorial'].message).toBe('(fr) Tutorial');
      expect(messages()['item.label.Blog'].message).toBe('Blog');
      expect(JSON.parse(read('i18n/fr/code.json'))['theme.docs.paginator.next'].message).toBe(
        'Suivant',
      );
      await run(['rm -r i18n']);
    },
  },
  {
    page,
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
    page,
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
    page,
    heading: 'docs-version',
    result: 'creates versions of two docs instances',
    paste: ({addDocs}) => addDocs('api'),
    check: async ({run, command, read}) => {
      await run([command(1)]);
      expect(JSON.parse(read('versions.json'))).toEqual(['2.0.0']);
      expect(JSON.parse(read('api_versions.json'))).toEqual(['2024-10']);
      await run([
        'ls versioned_docs/version-2.0.0/intro.md* versioned_sidebars/version-2.0.0-sidebars.json',
        'ls api_versioned_docs/version-2024-10/intro.md*',
        'rm -rf versioned_* api_version* versions.json',
      ]);
    },
  },
];
