// @ts-check
import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * The packages of one version of the framework, from the folder that this process runs in.
 *
 * Requires resolve from there, not from this file, whose neighbours are the project's own
 * packages.
 */
export const requireFramework = createRequire(path.join(process.cwd(), 'package.json'));

/**
 * @param {string} name of a package or of a file in it
 * @returns {any} Docusaurus does not export types for most of what is read here
 */
export const load = (name) => requireFramework(name);

/**
 * @param {string} name of a package
 * @returns {string} its folder; found by name, because `exports` may hide its package.json
 */
export const packageDir = (name) => path.join(process.cwd(), 'node_modules', name);

/**
 * @param {string} name
 * @returns {{name: string, version: string, engines: {node: string},
 *   peerDependencies: Record<string, string>, exports?: Record<string, unknown> | string}}
 */
export const packageJson = (name) =>
  JSON.parse(readFileSync(path.join(packageDir(name), 'package.json'), 'utf8'));

/** The version that is installed. */
export const version = packageJson('@docusaurus/core').version;

/** The framework's packages of that version, sorted. */
export const packageNames = [
  ...readdirSync(packageDir('@docusaurus')).map((name) => `@docusaurus/${name}`),
  'create-docusaurus',
]
  .filter((name) => packageJson(name).version === version)
  .sort();

/** @param {string} name of a package */
export const shortName = (name) => name.replace('@docusaurus/', '');

/** The packages that plug into a site: plugins, themes and presets. */
export const pluginPackages = packageNames.filter(
  (name) =>
    /^@docusaurus\/(?:plugin|theme|preset)-/u.test(name) &&
    // Libraries of the themes, no themes.
    !/theme-(?:common|translations)$/u.test(name),
);
