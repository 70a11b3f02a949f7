import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSiteServer} from '../../scripts/lib/server/site-server.mjs';
import {buildDir} from '../support/routes';

let server: Server | undefined;
/** Another server of the same build, such as nginx, or the project's own. */
let origin = process.env.E2E_BASE_URL ?? '';
beforeAll(async () => {
  if (origin) {
    return;
  }
  server = await createSiteServer({dir: buildDir});
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server?.close().closeAllConnections());

const analyzer = '@mdn/mdn-http-observatory';

// The analyzer brings 200 packages with it, too many for every install.
test.runIf(process.env.FULL_TESTS)(
  "Mozilla's analyzer gives 120 points or more",
  {timeout: 300_000},
  async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'observatory-'));
    writeFileSync(path.join(dir, 'package.json'), '{}');
    execFileSync('npm', ['install', '--ignore-scripts', `${analyzer}@1.4.8`], {
      cwd: dir,
      stdio: 'ignore',
    });
    const root = path.join(dir, 'node_modules', analyzer);
    // Its install script downloads the domains that browsers know to be HTTPS only.
    writeFileSync(path.join(root, 'conf/hsts-preload.json'), '{}');
    const load = (file: string) => import(path.join(root, 'src', file));
    const [{ALL_TESTS}, {Requests}, {getScoreModifier}, {parseHttpEquivHeaders}] =
      await Promise.all(
        ['constants.js', 'types.js', 'grader/grader.js', 'retriever/utils.js'].map(load),
      );

    const response = await fetch(`${origin}/`);
    const html = await response.text();
    const headers: Record<string, string> = {};
    response.headers.forEach((value, name) => (headers[name] = value));
    const url = new URL('https://docs.example.com/');
    const requests = new Requests(url.hostname);
    // As a host answers that has a certificate and redirects to HTTPS.
    requests.responses.auto = {
      status: response.status,
      headers,
      verified: true,
      httpEquiv: parseHttpEquivHeaders(html, url.href),
    };
    requests.responses.https = requests.responses.auto;
    requests.resources.path = html;
    requests.session = {url};
    const results = ALL_TESTS.map((run: (of: unknown) => {result: string}) => run(requests).result);
    const points = results.map((result: string) => `${result}: ${getScoreModifier(result)}`);
    const score = results.reduce(
      (sum: number, result: string) => sum + getScoreModifier(result),
      100,
    );
    expect(score, points.join('\n')).toBeGreaterThanOrEqual(120);
  },
);
