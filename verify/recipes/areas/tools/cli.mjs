// @ts-check
// What readers do with the commands of a site.
import {existsSync} from 'node:fs';
import path from 'node:path';
import freePort from 'get-port';
import {expect} from 'vitest';
import {request} from '../../../../e2e/support/web-servers';
import {whileServing} from '../../../tutorials/terminal.mjs';

const page = 'cli';

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
      const port = await freePort();
      const serve = command(1).split('\n').at(-1)?.replace('8080', String(port)) ?? '';
      await whileServing(serve, {cwd: site, port}, async () =>
        expect((await request(port, '/img/logo.svg')).status).toBe(200),
      );
      await whileServing(`${serve} --dir no-such-folder`, {cwd: site, port}, async () =>
        expect((await request(port, '/img/logo.svg')).status).toBe(404),
      );
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
