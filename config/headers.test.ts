import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => void vi.resetModules());

it.each([
  [{}, []],
  [
    {ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'b', ALGOLIA_INDEX_NAME: 'c'},
    ['connect-src https://*.algolia.net', 'connect-src https://*.algolianet.com'],
  ],
  [
    {GTAG_ID: 'G-ABC123DEF4'},
    expect.arrayContaining(['script-src https://*.googletagmanager.com']),
  ],
])('with the variables %o, pages use no other hosts than theirs', async (variables, hosts) => {
  vi.resetModules();
  Object.entries(variables).forEach(([name, value]) => vi.stubEnv(name, value));
  const {contentSecurityPolicy} = await import('./headers');
  const others = Object.entries(contentSecurityPolicy).flatMap(([directive, values]) =>
    values.filter((value) => value.includes('.')).map((value) => `${directive} ${value}`),
  );
  expect(others).toEqual(hosts);
});
