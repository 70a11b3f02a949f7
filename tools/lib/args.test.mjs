// @ts-check
import {describe, expect, it} from 'vitest';
import {parseServeArgs, serveUsage} from './args.mjs';

const usage = serveUsage('site');
/** @param {string[]} argv */
const parse = (argv, env = {}) => parseServeArgs(argv, usage, env);

describe('npm run site and npm run serve', () => {
  it.each([
    [[], undefined, {port: 3000, host: 'localhost'}],
    [['--port', '4000'], undefined, {port: 4000}],
    [['--host', '0.0.0.0'], undefined, {host: '0.0.0.0'}],
    // What npm passes on for `npm run site --port 4000` (11 and 7) and `npm run site --port=4000`.
    [['4000'], 'true', {port: 4000}],
    [['4000'], '4000', {port: 4000}],
    [[], '4000', {port: 4000}],
    // A port after `--`, and one that npm consumed.
    [['--port', '5000'], '4000', {port: 5000}],
  ])('given %j, and the port %s by npm, use %j', (argv, npm_config_port, wanted) => {
    expect(parse(argv, {npm_config_port})).toMatchObject(wanted);
  });

  it.each(['0', '65536', '-1', '80a', '', '3.5', '0x50'])('reject the port "%s"', (port) => {
    expect(() => parse([`--port=${port}`])).toThrow(`not "${port}"`);
  });

  it.each([
    [['--prot', '4000'], /Unknown option '--prot'\./u],
    [['4000'], /Unexpected argument '4000'\./u],
    [['--port'], /--port/u],
  ])('reject %j and show the usage', (argv, reason) => {
    expect(() => parse(argv)).toThrow(reason);
    expect(() => parse(argv)).toThrow(usage);
  });
});
