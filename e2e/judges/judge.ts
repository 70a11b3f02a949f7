import {afterAll, beforeAll, expect} from 'vitest';
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

/**
 * @param judge the name and the version of a tool
 * @param pages the number of pages or files that it has seen
 * @param findings a line each, without those that are expected
 */
export function expectNoFindings(judge: string, pages: number, findings: string[]): void {
  console.log(`${judge}: ${pages} pages, ${findings.length} findings`);
  expect(findings).toEqual([]);
}
