import {afterEach, expect, it, vi} from 'vitest';

/** The directives of a build with the given environment variables. */
async function directivesFor(variables: Record<string, string>) {
  vi.resetModules();
  Object.entries(variables).forEach(([name, value]) => vi.stubEnv(name, value));
  const {contentSecurityPolicy} = await import('./headers');
  return contentSecurityPolicy;
}

afterEach(() => vi.unstubAllEnvs());

it('pages only send requests to hosts that the environment enables', async () => {
  const hosts = Object.values(await directivesFor({})).flat();
  expect(hosts.filter((value) => value.includes('.'))).toEqual([]);
});

it.each([
  [
    {FEATURE_REQUESTS_URL: 'https://board.example.com/a?b'},
    'frame-src',
    'https://board.example.com',
  ],
  [
    {ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'b', ALGOLIA_INDEX_NAME: 'c'},
    'connect-src',
    'https://*.algolia.net',
  ],
  [{GTAG_ID: 'G-ABC123DEF4'}, 'script-src', 'https://*.googletagmanager.com'],
])('with %o, %s has %s', async (variables, directive, host) => {
  expect((await directivesFor(variables as Record<string, string>))[directive]).toContain(host);
});
