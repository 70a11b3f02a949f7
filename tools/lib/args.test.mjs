// @ts-check
import {describe, expect, it} from 'vitest';
import {parseServeArgs, serveUsage} from './args.mjs';

const usage = serveUsage('site');
/** @param {string[]} argv */
const parse = (argv, env = {}) => parseServeArgs(argv, usage, env);

describe('npm run site and npm run serve', () => {
  it('use http://localhost:3000 by default', () => {
    expect(parse([])).toEqual({port: 3000, host: 'localhost'});
  });

  it.each([[['--port', '4000']], [['--port=4000']]])('accept a port: %j', (argv) => {
    expect(parse(argv).port).toBe(4000);
  });

  it('accept a host', () => {
    expect(parse(['--host', '0.0.0.0']).host).toBe('0.0.0.0');
  });

  // What npm passes on for `npm run site --port 4000` (11 and 7) and `npm run site --port=4000`.
  it.each([
    [['4000'], 'true'],
    [['4000'], '4000'],
    [[], '4000'],
  ])('use the port when npm consumes the flag: %j and %s', (argv, npm_config_port) => {
    expect(parse(argv, {npm_config_port}).port).toBe(4000);
  });

  it('prefer a port after -- over one that npm consumed', () => {
    expect(parse(['--port', '5000'], {npm_config_port: '4000'}).port).toBe(5000);
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
