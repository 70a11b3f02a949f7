// @ts-check
import {isDeepStrictEqual} from 'node:util';

/** @import {Facts} from '../facts.mjs' */
/** @import {Flag} from '../extract/describe-command.mjs' */
/** @import {Page, Table} from '../page/read-page.mjs' */
/** @import {Problem} from '../problem.mjs' */

/** A flag as a command's help writes it: `-p, --port <port>`. */
const flagPattern = /^(?:(-\w), )?(--[\w-]+)(?: ([<[].+[>\]]))?$/u;

/**
 * Checks that the flag tables on pages list all flags of the commands.
 *
 * @param {Page[]} pages
 * @param {Facts} facts
 * @returns {Problem[]}
 */
export const checkCommandTables = (pages, facts) =>
  pages.flatMap(({file, tables}) =>
    tables
      .filter(({fact}) => fact.startsWith('command/'))
      .flatMap((table) => tableProblems(table, facts))
      .map(({line, message}) => ({file, line, message: `table: ${message}`})),
  );

/**
 * @param {Table} table
 * @param {Facts} facts
 */
function tableProblems(table, facts) {
  const name = table.fact.slice('command/'.length);
  const flags = facts.data.commands[name]?.flags;
  if (!flags) {
    return [{line: table.line, message: `there is no command "${name}"`}];
  }
  const listed = table.rows.map((row) => flagPattern.exec(row.name)?.[2]);
  const missing = flags
    .filter(({flag}) => !listed.includes(flag))
    .map(({flag}) => ({
      line: table.line,
      message: `${name} has ${flag}, which has no row. Add one`,
    }));
  const wrong = table.rows.flatMap((row) => {
    const [, short, flag, argument] = flagPattern.exec(row.name) ?? [];
    const known = flags.find((other) => other.flag === flag);
    const message = known
      ? flagProblem({flag: known.flag, short, argument}, row.cells[0] ?? '', known)
      : `${name} has no flag "${row.name}"`;
    return message ? [{line: row.line, message}] : [];
  });
  return [...missing, ...wrong];
}

/**
 * @param {Flag} written
 * @param {string} defaultCell
 * @param {Flag} known
 */
function flagProblem(written, defaultCell, known) {
  if (written.short !== known.short || written.argument !== known.argument) {
    const help = [known.short && `${known.short},`, known.flag, known.argument];
    return `${known.flag} is "${help.filter(Boolean).join(' ')}" in the command's help`;
  }
  const code = /^`([^`]+)`/u.exec(defaultCell)?.[1];
  const value = code === undefined ? undefined : parse(code);
  // A default in prose describes what happens without the flag; a literal must match the command.
  return known.default !== undefined && !isDeepStrictEqual(value, known.default)
    ? `${known.flag}: the default is ${defaultCell}; the command has ${JSON.stringify(known.default)}`
    : undefined;
}

/** @param {string} code */
function parse(code) {
  const text = code.replace(/^(['"])(.*)\1$/u, '$2');
  return /^(?:true|false|-?\d+)$/u.test(text) ? JSON.parse(text) : text;
}
