// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** @import {Command} from './extract/describe-command.mjs' */
/** @import {Entry} from './extract/shape/entries.mjs' */

/**
 * @typedef {object} Message an error or a warning
 * @property {string} package
 * @property {string} text with `{name}` for values that only a run knows
 *
 * @typedef {object} FactFile the content of `verify/facts/<version>.json`
 * @property {string} version
 * @property {Record<string, Entry[]>} schemas
 * @property {Record<string, Command>} commands
 * @property {Record<string, string[]>} components of themes
 * @property {Record<string, string[]>} exports
 * @property {string[]} members field names in the type declarations
 * @property {Message[]} messages that the packages can print, by package and text
 * @property {string[]} packages
 */

const factsDir = path.join(path.dirname(fileURLToPath(import.meta.url)), 'facts');

/** The options, components, commands and exports of one framework version. */
export class Facts {
  /** @param {FactFile} data */
  constructor(data) {
    this.data = data;
  }

  /**
   * @param {string} version such as `3.10.2`
   * @param {string} [dir] the folder of the fact files
   * @throws when there is no file for the version, or it isn't JSON
   */
  static load(version, dir = factsDir) {
    const file = path.join(dir, `${version}.json`);
    if (!existsSync(file)) {
      throw new Error(
        `No facts for ${version}. Extract them with: npm run verify:facts ${version}`,
      );
    }
    try {
      return new Facts(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      throw new Error(
        `${file} isn't complete JSON. Extract it again with: npm run verify:facts ${version}`,
        {cause: error},
      );
    }
  }

  /**
   * Finds the entry of a field, also if its parent accepts any field.
   *
   * @param {string} fact
   * @param {string} path
   * @returns {Entry | 'any' | undefined} `any` if the object accepts any field
   */
  find(fact, path) {
    const entries = this.data.schemas[fact] ?? [];
    const exact = entries.find((entry) => entry.path === path);
    if (exact) {
      return exact;
    }
    const [parentPath = ''] = /^.*(?=\.)/u.exec(path) ?? [];
    const parent = entries.find((entry) => entry.path === parentPath.replace(/\[\]$/u, ''));
    if (parent?.entries && path.endsWith('.<name>')) {
      return {path, type: parent.entries.type};
    }
    return parent?.unknown || parent?.items?.unknown ? 'any' : undefined;
  }

  /** @param {string} fact */
  names(fact) {
    return new Set(this.data.schemas[fact]?.map((entry) => entry.path));
  }

  /**
   * The long and short flags of a command.
   *
   * @param {string} command
   * @returns {string[] | undefined} undefined if there is no such command
   */
  flags(command) {
    return this.data.commands[command]?.flags.flatMap(({flag, short}) =>
      short ? [flag, short] : [flag],
    );
  }
}
