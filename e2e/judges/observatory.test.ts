import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {installTool} from './install-tool';
import {expectNoFindings, servedBuild} from './judge';

const version = '1.4.8';

const server = servedBuild();

test("Mozilla's analyzer gives 120 points or more", {timeout: 300_000}, async () => {
  const tool = installTool('@mdn/mdn-http-observatory', version);
  // Its install script downloads the domains that browsers know to be HTTPS only.
  writeFileSync(path.join(tool, 'conf/hsts-preload.json'), '{}');
  const load = (file: string) => import(path.join(tool, 'src', file));
  const [{ALL_TESTS}, {Requests}, {getScoreModifier}, {parseHttpEquivHeaders}] = await Promise.all(
    ['constants.js', 'types.js', 'grader/grader.js', 'retriever/utils.js'].map(load),
  );

  const response = await fetch(`${server.origin}/`);
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
  expectNoFindings(`HTTP Observatory ${version}`, 1, score < 120 ? points : []);
});
