// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {ROOT} from '../scripts/lib/paths.mjs';

/** The generated table. */
export const tableFile = path.join(ROOT, 'specification/README.md');

/** @returns {import('./table.mjs').Statements} */
export const readStatements = () =>
  /** @type {import('./table.mjs').Statements} */ (
    yaml.load(readFileSync(path.join(ROOT, 'specification/statements.yml'), 'utf8'))
  );
