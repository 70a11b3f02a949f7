// Playwright's own test, because these pages send requests to other hosts, which are mocked below.
import {expect, test, type Page} from '@playwright/test';
import {hostedEnv, startHostedSite} from './support/hosted-site';

test.skip(!process.env.FULL_TESTS, 'npm run test:full builds a second site');

// All tests in this file share one build.
test.describe.configure({mode: 'default', timeout: 120_000});

let site: Awaited<ReturnType<typeof startHostedSite>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startHostedSite();
});
test.afterAll(() => site?.stop());

const searchHost = `https://${hostedEnv.ALGOLIA_APP_ID.toLowerCase()}-dsn.algolia.net/**`;

type SearchRequest = {
  indexName: string;
  query: string;
  facetFilters?: unknown;
  params?: unknown;
};

const level = (value: string | null) => ({value, matchLevel: 'full', matchedWords: ['deploy']});

/** A record of a page in the next version, as the service's crawler creates it. */
const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://docs.example.com/docs/next/deploy/#hosts',
  url_without_anchor: 'https://docs.example.com/docs/next/deploy/',
  anchor: 'hosts',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'Deploy', lvl2: 'Hosts'},
  _highlightResult: {
    hierarchy: {lvl0: level('Docs'), lvl1: level('<mark>Deploy</mark>'), lvl2: level('Hosts')},
  },
};

const cors = {'access-control-allow-origin': '*'};

/** Mocks the search service: returns one result for each query in a request. */
async function answerSearches(page: Page, asked: {request: SearchRequest; url: URL}[]) {
  await page.route(searchHost, async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: SearchRequest[]};
    const url = new URL(route.request().url());
    const headers = await route.request().allHeaders();
    for (const name of ['x-algolia-application-id', 'x-algolia-api-key']) {
      if (headers[name]) {
        url.searchParams.set(name, headers[name]);
      }
    }
    asked.push(...requests.map((request) => ({request, url})));
    await route.fulfill({
      headers: cors,
      json: {
        results: requests.map(({indexName, query}) => ({
          index: indexName,
          query,
          hits: [hit],
          nbHits: 1,
          page: 0,
          nbPages: 1,
        })),
      },
    });
  });
}

/** Facet filters, wherever in the request the client puts them. */
const facetFilters = ({facetFilters: direct, params}: SearchRequest): unknown =>
  direct ?? (params as {facetFilters?: unknown} | undefined)?.facetFilters;

test(
  "hosted search queries its index with the key, filtered by the page's language and docs",
  {tag: ['@search-hosted', '@search-next-paths']},
  async ({page}) => {
    const asked: {request: SearchRequest; url: URL}[] = [];
    await answerSearches(page, asked);
    await page.goto(`${site.origin}/docs/deploy/`);
    await page.getByRole('button', {name: /^Search/}).click();
    const field = page.getByRole('searchbox');
    await expect(field).toHaveAttribute('placeholder', 'Search docs');
    await field.fill('deploy');
    // The path of the next version becomes the path without a version.
    await expect(page.getByRole('option').locator('a[href="/docs/deploy/#hosts"]')).toBeVisible();

    const {request, url} = asked.at(-1)!;
    expect(request.indexName).toBe(hostedEnv.ALGOLIA_INDEX_NAME);
    expect(url.searchParams.get('x-algolia-application-id')).toBe(hostedEnv.ALGOLIA_APP_ID);
    expect(url.searchParams.get('x-algolia-api-key')).toBe(hostedEnv.ALGOLIA_API_KEY);
    expect(facetFilters(request)).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);

    await page.getByRole('link', {name: 'See all 1 results'}).click();
    await expect(page).toHaveURL(`${site.origin}/search/?q=deploy`);
    await expect(page.locator('main a[href="/docs/deploy/#hosts"]')).toBeVisible();
  },
);

// What an answer looks like is DocSearch's, and tested in src/features/search with those of this site.
test(
  'hosted questions go to the assistant with its own index, and say that AI answers',
  {tag: ['@search-hosted', '@search-ask']},
  async ({page}) => {
    await answerSearches(page, []);
    const token = `${Buffer.from(JSON.stringify({exp: 4_102_444_800})).toString('base64')}.x.y`;
    await page.route('https://askai.algolia.com/chat/token', (route) =>
      route.fulfill({headers: cors, json: {success: true, token}}),
    );
    const chat = 'https://askai.algolia.com/chat';
    await page.route(chat, (route) => route.abort());
    await page.goto(`${site.origin}/docs/deploy/`);
    await page.getByRole('button', {name: /^Search/}).click();
    await page.getByRole('searchbox').fill('How do I deploy?');
    const asked = page.waitForRequest(chat);
    await page.getByRole('option', {name: /Ask AI/}).click();

    expect(await (await asked).allHeaders()).toMatchObject({
      'x-algolia-api-key': hostedEnv.ALGOLIA_API_KEY,
      'x-algolia-application-id': hostedEnv.ALGOLIA_APP_ID,
      'x-algolia-index-name': hostedEnv.ALGOLIA_ASSISTANT_INDEX_NAME,
      'x-algolia-assistant-id': hostedEnv.ALGOLIA_ASSISTANT_ID,
    });
    await expect(page.locator('.DocSearch-Modal')).toContainText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    );
  },
);

// More of them are tested in src/features/search.
test("tampered favorites of hosted search can't leave the site", async ({page}) => {
  await page.addInitScript(
    (favorites) => {
      const key = '__DOCSEARCH_FAVORITE_SEARCHES__test-docs';
      localStorage.setItem(key, JSON.stringify(favorites));
    },
    [
      {...hit, objectID: 'own', url: '/docs/deploy/'},
      {...hit, objectID: 'slashes', url: '//evil.test/'},
    ],
  );
  await page.goto(`${site.origin}/docs/deploy/`);
  await page.getByRole('button', {name: /^Search/}).click();
  const links = page.locator('.DocSearch-Hits a');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', '/docs/deploy/');
});
