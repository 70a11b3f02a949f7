// @ts-check
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {describeCommand} from './describe-command.mjs';

// The same commander version that core uses.
const {Command} = createRequire(
  createRequire(import.meta.url).resolve('@docusaurus/core/package.json'),
)('commander');

/**
 * @param {string} flags
 * @param {string} help
 */
const flagOf = (flags, help) => describeCommand(new Command('start').option(flags, help)).flags[0];

describe('reads the command flag', () => {
  it.each([
    [
      '-p, --port <port>',
      'the port (default: 3000)',
      {flag: '--port', short: '-p', argument: '<port>', default: 3000},
    ],
    [
      '--poll [interval]',
      'poll (default: false). Or not',
      {flag: '--poll', argument: '[interval]', default: false},
    ],
    ['--no-open', 'stay (default: false, or true in CI)', {flag: '--no-open', default: false}],
    ['--no-minify', 'as it is', {flag: '--no-minify'}],
    [
      '--config <config>',
      'file (default: `[siteDir]/docusaurus.config.js`)',
      {flag: '--config', argument: '<config>', default: '[siteDir]/docusaurus.config.js'},
    ],
    [
      '--syntax <syntax>',
      '"a" ({#id}) or "b" (default: "a")',
      {flag: '--syntax', argument: '<syntax>', default: 'a'},
    ],
    [
      '-l, --locale <locale...>',
      'locales',
      {flag: '--locale', short: '-l', argument: '<locale...>'},
    ],
  ])('%s', (flags, help, facts) => {
    expect(flagOf(flags, help)).toEqual(facts);
  });
});

it('arguments look like in the help, and --version is not listed as a flag', () => {
  const program = new Command().version('1').arguments('<version> [siteDir] [files...]');
  expect(describeCommand(program)).toEqual({
    arguments: ['<version>', '[siteDir]', '[files...]'],
    flags: [],
  });
});
