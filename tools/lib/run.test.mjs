// @ts-check
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../src/testing/temporary-folder';
import {run} from './run.mjs';

/** @type {string} */
let cwd;
beforeEach(() => {
  cwd = temporaryFolder();
});

const node = process.execPath;
const never = new AbortController().signal;

describe('running a program', () => {
  it('extends the environment and returns the exit code', async () => {
    vi.stubEnv('INHERITED', '3');
    const args = ['-e', 'process.exit(Number(process.env.INHERITED + process.env.WANTED))'];
    expect(await run(node, args, {cwd, signal: never, env: {WANTED: '7'}})).toBe(37);
    vi.unstubAllEnvs();
  });

  it("names a program that can't be started", async () => {
    await expect(run('no-such-program', [], {cwd, signal: never})).rejects.toThrow(
      /no-such-program/u,
    );
  });

  it('passes on all output instead of printing it', async () => {
    const args = ['-e', 'console.log("out"); console.error("err")'];
    const output = /** @type {string[]} */ ([]);
    await run(node, args, {cwd, signal: never, onOutput: (chunk) => output.push(String(chunk))});
    expect(output.join('').split('\n').sort()).toEqual(['', 'err', 'out']);
  });

  it('stops a program after its timeout and treats it as failed', async () => {
    const args = ['-e', 'setInterval(() => {}, 1000)'];
    expect(await run(node, args, {cwd, signal: never, timeout: 100})).not.toBe(0);
  });

  it.skipIf(process.platform === 'win32')('also stops grandchildren when interrupted', async () => {
    const grandchild = `require('fs').writeFileSync('pid', String(process.pid));
        setInterval(() => {}, 1000)`;
    const child = `require('child_process').spawn(process.execPath,
        ['-e', ${JSON.stringify(grandchild)}]); setInterval(() => {}, 1000)`;
    const interrupt = new AbortController();
    const running = run(node, ['-e', child], {cwd, signal: interrupt.signal});
    const pid = await vi.waitUntil(() => writtenPid(cwd), {timeout: 5000});
    interrupt.abort(new Error('Interrupted.'));
    await expect(running).rejects.toThrow('Interrupted.');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), {timeout: 5000});
  });
});

/** @param {string} dir */
async function writtenPid(dir) {
  return Number(await readFile(path.join(dir, 'pid'), 'utf8').catch(() => ''));
}
