// @ts-check
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../tools/lib/json.mjs';
import {ROOT} from '../tools/lib/paths.mjs';

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

/** The options, components, commands and exports of one framework version. */
export class Facts {
  /** @param {FactFile} data */
  constructor(data) {
    this.data = data;
  }

  /**
   * @param {string} version such as `3.10.2`
   * @throws when there is no file for the version
   */
  static load(version) {
    const file = `verify/facts/${version}.json`;
    if (!existsSync(path.join(ROOT, file))) {
      throw new Error(
        `No facts for ${version}. Extract them with: npm run verify:facts ${version}`,
      );
    }
    return new Facts(readJson(file));
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
