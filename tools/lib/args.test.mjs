// @ts-check
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {ROOT} from './paths.mjs';

it.each([
  ['screenshots/index.mjs', ['nope'], /^There is no screenshot "nope"\. There are: new-site, /u],
  ['serve.mjs', ['--port=0'], /^--port must be a whole number .*, not "0"\.\n\nUsage: /u],
  ['serve.mjs', ['--port=80a'], /^--port must be a whole number .*, not "80a"\.\n\nUsage: /u],
  ['serve.mjs', ['4000'], /^Unexpected argument '4000'\.\n\nUsage: npm run serve/u],
])('tools/%s %j ends with only an explanation', async (script, args, message) => {
  const run = promisify(execFile)(process.execPath, [path.join('tools', script), ...args], {
    cwd: ROOT,
  });
  await expect(run).rejects.toMatchObject({code: 1, stderr: expect.stringMatching(message)});
  await expect(run).rejects.not.toMatchObject({stderr: expect.stringContaining('    at ')});
});
