// @ts-check
// What readers do with `create-docusaurus`.
import {expect} from 'vitest';

const page = 'api/misc/create-docusaurus';
const env = {npm_config_yes: 'true'};

/** Runs commands in an empty folder next to the site. */
const inFolder = (/** @type {string} */ name, /** @type {string[]} */ ...commands) => [
  `rm -rf ../${name}`,
  `mkdir ../${name}`,
  `cd ../${name}`,
  ...commands,
];

/** @type {import('../../kit.mjs').Recipe[]} */
export const create = [
  {
    page,
    heading: 'own-templates',
    result: 'copies a template of its own, with another name',
    paste: ({sample, write}) => {
      write('../template/package.json', sample('package.json'));
      write('../template/docs/intro.md', '# From the template');
    },
    check: async ({run, command}) => {
      const from = command(0, 'local-template').replace('../my-template', '../template');
      const commands = [`${from} --skip-install`, 'cat my-website/package.json'];
      const output = await run(inFolder('scaffold', ...commands), env);
      const created = JSON.parse(output.slice(output.lastIndexOf('\n{')));
      expect(created).toMatchObject({name: 'my-website', scripts: {build: 'docusaurus build'}});
      await run(['grep "From the template" ../scaffold/my-website/docs/intro.md']);
    },
  },
  {
    page,
    heading: 'example-current-folder',
    result: 'creates a site in the current folder',
    paste: () => {},
    check: async ({run, command}) => {
      const commands = command().replace('npm install', 'ls -A');
      const output = await run(inFolder('here', commands), env);
      const files = output.split('\n');
      expect(files).toEqual(
        expect.arrayContaining(['.gitignore', 'docs', 'docusaurus.config.ts', 'package.json']),
      );
      expect(files).not.toContain('my-website');
    },
  },
  {
    page,
    heading: 'exit-codes',
    result: 'sees in a script whether the site was created',
    paste: () => {},
    check: async ({run, failure, command}) => {
      await run(inFolder('scripted', command()), env);
      const again = inFolder('scripted', 'mkdir my-website', command()).join('\n');
      expect(await failure(`export npm_config_yes=true\n${again}`)).toContain('already exist');
    },
  },
];
