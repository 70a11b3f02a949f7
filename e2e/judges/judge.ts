import {afterAll, beforeAll, expect} from 'vitest';
import {keepVerdict, type Verdict} from '../../tools/lib/verdicts.mjs';
import {buildDir} from '../support/routes';
import {serveFolder} from '../support/serve-folder';

/** Serves the build for the tests of a file. The server has an origin while they run. */
export function servedBuild(): {origin: string} {
  const server = {origin: ''};
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({origin: server.origin, stop} = await serveFolder({dir: buildDir}));
  });
  afterAll(() => stop());
  return server;
}

/** Keeps a verdict for the table of the nightly run, and expects that it has no findings. */
export function expectNoFindings(verdict: Verdict): void {
  keepVerdict(verdict);
  expect(verdict.findings).toEqual([]);
}
