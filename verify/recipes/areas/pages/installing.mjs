// @ts-check
import path from 'node:path';
import {expect} from 'vitest';
import {versionsOf} from '../../kit.mjs';

/**
 * Installs a plugin, which other recipes use.
 *
 * @param {string} page of its reference
 * @returns {import('../../kit.mjs').Recipe}
 */
export const installing = (page) => ({
  page,
  heading: 'installation',
  result: 'installs the plugin in the version of the site',
  install: ({command}) => [command()],
  paste: () => {},
  check: ({read}) => {
    const name = `@docusaurus/${path.basename(page)}`;
    expect(JSON.parse(read('package.json')).dependencies).toHaveProperty([name]);
    const [core, plugin] = versionsOf(read, '@docusaurus/core', name);
    expect(plugin).toBe(core);
  },
});
