// @ts-check
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * Loads the packages of one framework version from the folder that this process runs in.
 *
 * Modules resolve from there and not from this file, which would find the project's own
 * packages.
 */
export const requireFramework = createRequire(path.join(process.cwd(), 'package.json'));

/**
 * @param {string} name a package or a file in it
 * @returns {any} untyped, because Docusaurus doesn't export types for most of it
 */
export const load = (name) => requireFramework(name);

/**
 * @param {string} name of a package
 * @returns {string} its folder, found by name because `exports` may hide its package.json
 */
export const packageDir = (name) => path.join(process.cwd(), 'node_modules', name);

/**
 * @param {string} name
 * @returns {{version: string, exports?: Record<string, unknown> | string}}
 */
export const packageJson = (name) =>
  JSON.parse(readFileSync(path.join(packageDir(name), 'package.json'), 'utf8'));

/** The installed version. */
export const version = packageJson('@docusaurus/core').version;

/** The framework's packages of that version, sorted. */
export const packageNames = [
  ...readdirSync(packageDir('@docusaurus')).map((name) => `@docusaurus/${name}`),
  // A site doesn't need it, but its version's facts do.
  ...(existsSync(packageDir('create-docusaurus')) ? ['create-docusaurus'] : []),
]
  .filter((name) => packageJson(name).version === version)
  .sort();

/** @param {string} name of a package */
export const shortName = (name) => name.replace('@docusaurus/', '');

/** The packages that plug into a site: plugins, themes and presets. */
export const pluginPackages = packageNames.filter(
  (name) =>
    /^@docusaurus\/(?:plugin|theme|preset)-/u.test(name) &&
    // Theme libraries, not themes.
    !/theme-(?:common|translations)$/u.test(name),
);
