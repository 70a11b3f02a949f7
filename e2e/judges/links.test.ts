import path from 'node:path';
import {expect, test} from 'vitest';
import {builtFor, routes} from '../support/routes';
import {installTool} from './install-tool';
import {expectNoFindings, servedBuild} from './judge';

const version = '7.5.1';

type Link = {url: string; parent?: string; state: 'OK' | 'BROKEN' | 'SKIPPED'; status?: number};

/** The page with links that lead nowhere on purpose, and where they lead. */
const testPage = '/tests/pages/link-tests/';
const deadEnds = ['/no-such-page/', '/404/', '/404.html/'];

const server = servedBuild();

test('linkinator finds no broken links and anchors', {timeout: 1_800_000}, async () => {
  const tool = installTool('linkinator', version);
  const {LinkChecker} = (await import(path.join(tool, 'build/src/index.js'))) as {
    LinkChecker: new () => {check: (options: object) => Promise<{links: Link[]}>};
  };
  const {origin} = server;
  const {links} = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    timeout: 60_000,
    // Connections that the server closes while they wait.
    retryErrors: true,
    retryErrorsCount: 3,
    urlRewriteExpressions: [{pattern: new RegExp(`^${builtFor}`, 'u'), replacement: origin}],
    linksToSkip: async (link: string) => !link.startsWith(origin),
  });
  const seen = links.filter(({state}) => state !== 'SKIPPED');
  const broken = seen.filter(({state}) => state === 'BROKEN');
  const pathOf = (url = '') => new URL(url).pathname;
  const isOnPurpose = ({url, parent}: Link) =>
    [testPage, ...deadEnds].includes(pathOf(parent)) && deadEnds.includes(pathOf(url));
  const findings = broken
    .filter((link) => !isOnPurpose(link))
    .map(({url, parent, status}) => `${parent} links to ${url}: ${status}`);
  expectNoFindings(`linkinator ${version}`, seen.length, findings);
  expect(broken.some(({parent}) => pathOf(parent) === testPage)).toBe(true);
  expect(seen.length).toBeGreaterThan(routes.length);
});
