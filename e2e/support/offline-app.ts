import type {Page} from '@playwright/test';
import {type Deployments, startDeployments} from './deployments';
import {expect, test as base} from './test';

type Fixtures = {
  /** Whether all of the site is kept, which takes longer to install. */
  keepsAll: boolean;
  site: Deployments;
  /** A page of a context without `problems`, because the network fails. */
  page: Page;
  /** The page once its site is kept. */
  app: Page;
};

/** Playwright's test with a site that can deploy releases and be unreachable. */
export const test = base.extend<Fixtures>({
  keepsAll: [false, {option: true}],
  site: async ({keepsAll}, use) => {
    const site = await startDeployments({isWhole: keepsAll});
    site.deploy('first');
    await use(site);
    site.close();
  },
  page: async ({browser}, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
  app: async ({page, site}, use) => {
    await page.goto(`${site.url}/offline/?offlineMode=true`);
    // With all docs, it takes longer than anything else that tests wait for.
    await expect(page.getByText('This site is kept in your browser')).toBeVisible({
      timeout: 60_000,
    });
    await use(page);
  },
});

const filesCache = 'offline-app-files';

/** Paths of kept files, without their revisions. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({url}) => new URL(url).pathname).sort();
  }, filesCache);

/** Deletes kept files, as browsers do when space runs out. */
export const evict = (page: Page, pattern: string): Promise<number> =>
  page.evaluate(
    async ([name, source]) => {
      const cache = await caches.open(name!);
      const keys = (await cache.keys()).filter(({url}) => new RegExp(source!, 'u').test(url));
      await Promise.all(keys.map((key) => cache.delete(key)));
      return keys.length;
    },
    [filesCache, pattern],
  );

/** Which release the active worker is from: its file list says so. */
export const activeRelease = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const {active} = await navigator.serviceWorker.ready;
    const {port1, port2} = new MessageChannel();
    const answer = new Promise<string>((resolve) => {
      port1.onmessage = ({data}: MessageEvent<{answer: string}>) => resolve(data.answer);
    });
    active!.postMessage({type: 'release'}, [port2]);
    return answer;
  });

export const heading = (page: Page) => page.getByRole('heading', {level: 1});
