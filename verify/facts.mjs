// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * A field of a schema.
 *
 * @typedef {object} Entry
 * @property {string} path `versions.<name>.label`; `[]` for items, `<name>` for keys of one's own
 * @property {string} type the kinds of value, joined with ` | `
 * @property {unknown[]} [values] the literals that are allowed
 * @property {unknown} [default]
 * @property {boolean} [required]
 * @property {boolean} [requiredInSome] required in some forms of the object it belongs to
 * @property {boolean} [deprecated]
 * @property {boolean} [unknown] an object that takes fields besides those it knows
 * @property {{unknown?: boolean}} [items] what an array holds
 * @property {{type: string}} [entries] what an object holds whose keys are one's own
 * @property {string} [alias] the name that it is another one for
 * @property {string} [sameAs] the path of the entry whose fields it shares
 *
 * @typedef {{flag: string, short?: string, argument?: string, default?: unknown}} Flag
 *
 * @typedef {object} FactFile what `verify/facts/<version>.json` holds
 * @property {string} version
 * @property {Record<string, Entry[]>} schemas
 * @property {Record<string, {arguments: string[], flags: Flag[], templates?: string[]}>} commands
 * @property {Record<string, Record<string, {eject: string, wrap: string}>>} components
 * @property {Record<string, string[]>} exports
 * @property {Record<string, string[]>} types
 * @property {string[]} members names of fields in the type declarations
 * @property {string[]} lifecycles
 * @property {string[]} pluginModule
 * @property {{rules: Record<string, {options?: Entry[]}>, configs: object}} eslint
 * @property {string[]} logger
 * @property {string[]} packages
 */

const factsDir = path.join(path.dirname(fileURLToPath(import.meta.url)), 'facts');

/** What one version of the framework accepts, has and exports. */
export class Facts {
  /** @param {FactFile} data */
  constructor(data) {
    this.data = data;
  }

  /**
   * @param {string} version such as `3.10.2`
   * @param {string} [dir] the folder of the fact files
   * @throws when there is no file for the version
   */
  static load(version, dir = factsDir) {
    const file = path.join(dir, `${version}.json`);
    if (!existsSync(file)) {
      throw new Error(`No facts of ${version}. Extract them with: npm run verify:facts ${version}`);
    }
    return new Facts(JSON.parse(readFileSync(file, 'utf8')));
  }

  /**
   * @param {string} fact such as `options/plugin-sitemap`, or `eslint/no-html-links` for a rule's
   * @returns {Entry[] | undefined} nothing where there is no such fact
   */
  entries(fact) {
    const rule = this.data.eslint.rules[fact.replace(/^eslint\//u, '')];
    return fact.startsWith('eslint/') ? rule && (rule.options ?? []) : this.data.schemas[fact];
  }

  /**
   * Finds the entry of a field. A field below one that shares another's fields is that one's.
   *
   * @param {string} fact
   * @param {string} path
   * @returns {Entry | 'any' | undefined} `any` where the object takes any field
   */
  find(fact, path) {
    const entries = this.entries(fact) ?? [];
    const exact = entries.find((entry) => entry.path === path);
    if (exact) {
      return exact;
    }
    const [parentPath = ''] = /^.*(?=\.)/u.exec(path) ?? [];
    const parent = entries.find((entry) => entry.path === parentPath.replace(/\[\]$/u, ''));
    if (parent?.entries && path.endsWith('.<name>')) {
      return {path, type: parent.entries.type};
    }
    if (parent?.sameAs) {
      return this.find(fact, parent.sameAs + path.slice(parent.path.length));
    }
    return parent?.unknown || parent?.items?.unknown ? 'any' : undefined;
  }

  /** @param {string} fact */
  names(fact) {
    return new Set(this.entries(fact)?.map((entry) => entry.path));
  }

  /**
   * The flags of a command, long and short.
   *
   * @param {string} command
   * @returns {string[] | undefined} nothing where there is no such command
   */
  flags(command) {
    return this.data.commands[command]?.flags.flatMap(({flag, short}) =>
      short ? [flag, short] : [flag],
    );
  }
}
