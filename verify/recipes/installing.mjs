// @ts-check
import path from 'node:path';
import {expect} from 'vitest';

/**
 * A recipe for a section that only installs a package, which other recipes use.
 *
 * @param {string} page
 * @param {string} [heading]
 * @param {string} [name] of the package, which has the name of the page otherwise
 * @returns {import('./kit.mjs').Recipe}
 */
export const installing = (
  page,
  heading = 'installation',
  name = `@docusaurus/${path.basename(page)}`,
) => ({
  page,
  heading,
  result: `installs ${path.basename(name)} in the version of the site`,
  install: ({command}) => [command()],
  paste: () => {},
  check: async ({command, read, run}) => {
    expect(JSON.parse(read('package.json')).dependencies).toHaveProperty([name]);
    const installed = (/** @type {string} */ folder) =>
      JSON.parse(read(`node_modules/${folder}/package.json`)).version;
    expect(installed(name)).toBe(installed('@docusaurus/core'));
    if (!command().includes(`${name}@`)) {
      // Readers get the newest release, as they did when they created the site.
      const newest = (/** @type {string} */ of) => run([`npm view ${of} version`]);
      expect(await newest(name)).toBe(await newest('@docusaurus/core'));
    }
  },
});

/**
 * A command that installs official packages in a version where it names none. Readers get the
 * newest one, but the site has the version that the docs are checked against.
 *
 * @param {string} command
 * @param {string} version
 */
export const inVersion = (command, version) =>
  command.replaceAll(/^npm install .*/gmu, (line) =>
    line.replaceAll(/ (@docusaurus\/[\w-]+)(?=\s|$)/gu, ` $1@${version}`),
  );
