// @ts-check
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {parseServeArgs, serveUsage} from './args.mjs';
import {ROOT} from './paths.mjs';

const usage = serveUsage('site');
/** @param {string[]} argv */
const parse = (argv) => parseServeArgs(argv, usage);

describe('npm run site and npm run serve', () => {
  it.each([
    [[], {port: 3000, host: 'localhost'}],
    [['--port', '4000'], {port: 4000}],
    [['--host', '0.0.0.0'], {host: '0.0.0.0'}],
  ])('given %j, use %j', (argv, wanted) => {
    expect(parse(argv)).toMatchObject(wanted);
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

it.each([
  [
    'screenshots/index.mjs',
    ['nope'],
    {},
    /^There is no screenshot "nope"\. There are: new-site, /u,
  ],
  ['screenshots/index.mjs', ['--kep'], {}, /^Unknown option '--kep'\.\n\nUsage: /u],
  [
    'screenshots/index.mjs',
    [],
    {PLAYWRIGHT_CHROMIUM_PATH: '/nope'},
    /^PLAYWRIGHT_CHROMIUM_PATH is /u,
  ],
])('tools/%s %j %j ends with only an explanation', async (script, args, env, message) => {
  const run = promisify(execFile)(process.execPath, [path.join('tools', script), ...args], {
    cwd: ROOT,
    env: {...process.env, ...env},
  });
  await expect(run).rejects.toMatchObject({code: 1, stderr: expect.stringMatching(message)});
  await expect(run).rejects.not.toMatchObject({stderr: expect.stringContaining('    at ')});
});
