// @ts-check
import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../tools/lib/paths.mjs';
import {docsVersions} from '../versions.mjs';

/** Milliseconds to install and read the packages of one version. */
const timeout = 600_000;

// Takes a minute and a half and 600 MB per version if its packages aren't cached.
describe.runIf(process.env.FULL_TESTS)('the facts of', () => {
  it.each(docsVersions.map(({framework}) => framework))(
    '%s match its packages',
    async (version) => {
      const out = await mkdtemp(path.join(tmpdir(), 'facts-test-'));
      try {
        const args = [path.join(ROOT, 'tools/start.mjs'), 'verify-facts', version, '--out', out];
        await promisify(execFile)(process.execPath, args, {timeout});
        const [extracted, committed] = await Promise.all(
          [out, path.join(ROOT, 'verify/facts')].map((dir) =>
            readFile(path.join(dir, `${version}.json`), 'utf8'),
          ),
        );
        expect(extracted).toBe(committed);
      } finally {
        await rm(out, {recursive: true});
      }
    },
    timeout,
  );
});
