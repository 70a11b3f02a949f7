import type {Browser, Page} from '@playwright/test';
import {FileIndex} from '../src/features/offline-app/file-list';
import {builtList, type Deployments, startDeployments} from './support/deployments';
import {readBuilt} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';
import {hydrated} from './support/visit';

// What the worker keeps, updates that fail, its kill switch, and the page about it are tested in src/features/offline-app.

const filesCache = 'offline-app-files';

/** Paths of kept files, without their revisions. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({url}) => new URL(url).pathname).sort();
  }, filesCache);

/** Deletes kept files, as browsers do when space runs out. */
const evict = (page: Page, pattern: string): Promise<number> =>
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
const activeRelease = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const {active} = await navigator.serviceWorker.ready;
    const {port1, port2} = new MessageChannel();
    const answer = new Promise<string>((resolve) => {
      port1.onmessage = ({data}: MessageEvent<{answer: string}>) => resolve(data.answer);
    });
    active!.postMessage({type: 'release'}, [port2]);
    return answer;
  });

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const popup = (page: Page) =>
  page.getByRole('status').locator('.alert', {hasText: 'New version available'});
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));

/** Runs a test with a site of its own on which the offline app is installed. */
async function withApp(
  browser: Browser,
  run: (app: {page: Page; site: Deployments}) => Promise<void>,
  options?: {isWhole: boolean},
): Promise<void> {
  const site = await startDeployments(options);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    site.deploy('first');
    await page.goto(`${site.url}/offline/?offlineMode=true`);
    await expect(page.getByText('This site is kept in your browser')).toBeVisible();
    await run({page, site});
  } finally {
    await context.close();
    site.close();
  }
}

const heading = (page: Page) => page.getByRole('heading', {level: 1});

test(
  'kept pages survive plain loads, eviction, and the loss of the cache',
  {tag: ['@service-worker-request', '@offline-activation']},
  async ({browser}) => {
    await withApp(browser, async ({page, site}) => {
      const worker = await page.evaluate(
        async () => (await navigator.serviceWorker.ready).active!.scriptURL,
      );
      const params = encodeURIComponent(JSON.stringify({offlineMode: true, debug: false}));
      expect(worker).toBe(`${site.url}/sw.js?params=${params}`);
      const kept = await keptPaths(page);
      expect(kept).toContain('/license/');
      // Pages are rendered from their code until they have been read.
      expect(kept).not.toContain(`/docs/${lastVersion}/cli/`);

      await test.step('a plain load changes nothing', async () => {
        await page.goto(`${site.url}/license/`);
        await hydrated(page);
        expect(await keptPaths(page)).toEqual(kept);
        expect(await activeRelease(page)).toBe('first');
      });

      await test.step('pages open offline, read or not', async () => {
        site.isDown = true;
        await page.goto(`${site.url}/docs/${lastVersion}/cli/#docusaurus-build`);
        await expect(heading(page)).toHaveText('Command line');
        await expect(page).toHaveTitle(/^Command line/u);
        await page.goto(`${site.url}/license/?from=here`);
        await hydrated(page);
        await expect(heading(page)).toHaveText('License');
        await page.getByRole('link', {name: 'Introduction'}).click();
        await expect(page).toHaveURL(`${site.url}/docs/${lastVersion}/`);
        await expect(heading(page)).toHaveText('Introduction');
      });

      await test.step('addresses in other forms lead to kept pages', async () => {
        for (const [from, to] of [
          ['/license', '/license/'],
          [`/docs/${lastVersion}/cli.html?a=b#c`, `/docs/${lastVersion}/cli/?a=b#c`],
          ['/docs/support/', '/community/support/'],
          ['/feature-requests/some/board', '/feature-requests/some/board'],
        ] as const) {
          await page.goto(site.url + from);
          await expect(page).toHaveURL(site.url + to);
          await expect(heading(page)).not.toContainText('offline');
        }
      });

      await test.step('everything else leads to the offline page, which suggests kept pages', async () => {
        for (const path of ['/blog/rss.xml', '/blog/', `/docs/${olderVersion}/cli/`]) {
          await page.goto(site.url + path);
          await expect(heading(page), path).toHaveText('You’re offline, and this page isn’t kept');
          await expect(page.getByRole('link', {name: 'Try again'})).toHaveAttribute('href', path);
        }
        await expect(page.getByRole('link', {name: 'Command line'}).first()).toBeVisible();
        await page.getByLabel('Find a kept page').fill('installing');
        await expect(page.getByRole('link', {name: 'Installation'}).first()).toBeVisible();
      });

      await test.step('so does a link to a page that is not kept', async () => {
        await page.getByRole('link', {name: 'Changelog'}).last().click();
        await expect(page).toHaveURL(/\/offline\/\?page=%2Fchangelog%2F$/u);
        await expect(heading(page)).toHaveText('You’re offline, and this page isn’t kept');
      });

      await test.step('evicted files are fetched again without a notice, and kept again', async () => {
        site.isDown = false;
        await page.goto(`${site.url}/license/`);
        expect(await evict(page, '/license/')).toBe(1);
        expect(await evict(page, '/assets/js/')).toBeGreaterThan(50);
        await page.reload();
        await hydrated(page);
        await expect(heading(page)).toHaveText('License');
        await expect(page.locator('.load-notice')).toHaveCount(0);
        await expect.poll(() => keptPaths(page)).toContain('/license/');
      });

      await test.step('a page that is read is kept, also by a link', async () => {
        await page.goto(`${site.url}/blog/archive/`);
        await hydrated(page);
        await expect.poll(() => keptPaths(page)).toContain('/blog/archive/');
        await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
        await expect.poll(() => keptPaths(page)).toContain('/blog/');
      });

      await test.step('parts of kept files are parts', async () => {
        const range = await page.evaluate(async () => {
          const response = await fetch('/img/logo.svg', {headers: {Range: 'bytes=0-3'}});
          return [response.status, (await response.text()).length];
        });
        expect(range).toEqual([206, 4]);
      });

      await test.step('a deleted cache is restored online, and explained offline', async () => {
        const removeCaches = () =>
          page.evaluate(async () => {
            await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
          });
        await removeCaches();
        await page.goto(`${site.url}/license/`);
        await expect(heading(page)).toHaveText('License');
        await expect.poll(() => keptPaths(page)).toContain('/community/support/');
        await removeCaches();
        site.isDown = true;
        await page.goto(`${site.url}/license/`);
        await expect(heading(page)).toHaveText('You’re offline');
        site.isDown = false;
        await page.getByRole('link', {name: 'Try again'}).click();
        await expect(heading(page)).toHaveText('License');
      });
    });
  },
);

test(
  'an update is offered once, downloads only what has changed, and is applied in every tab',
  {tag: '@service-worker-update'},
  async ({browser}) => {
    await withApp(browser, async ({page, site}) => {
      const other = await page.context().newPage();
      await other.goto(`${site.url}/license/`);
      await hydrated(other);

      site.requested.length = 0;
      // What a build with one changed word has: other names of the runtime and of a page's code.
      const renamed: Record<string, string> = {};
      site.deploy('second', (list) => {
        const page = list.pages[`/docs/${lastVersion}/cli/`]!;
        const code = page.find((index) => /\/js\/[0-9a-f]{8}\./u.test(list.files[index]![0]))!;
        list.files[page[0]!]![1] = 'changed';
        for (const file of [
          list.files[code]!,
          list.files.find(([path]) => /runtime~main/u.test(path))!,
        ]) {
          const [path] = file;
          file[0] = path.replace(/[0-9a-f]{8}\.js$/u, 'cafecafe.js');
          renamed[file[0]] = path;
        }
      });
      for (const [path, old] of Object.entries(renamed)) {
        site.addScript(path, readBuilt(old.slice(1)));
      }
      await update(page);
      await expect(popup(page)).toBeVisible();
      await expect(popup(other)).toBeVisible();
      const downloaded = site.requested.filter(
        (path) => !/^\/(?:sw\.js|offline-app\.json)$/u.test(path),
      );
      expect(downloaded.sort()).toEqual(Object.keys(renamed).sort());

      await popup(page).getByRole('button', {name: 'Close'}).click();
      await page.goto(`${site.url}/community/support/`);
      await hydrated(page);
      expect(await isWaiting(page)).toBe(true);
      expect(await activeRelease(page)).toBe('first');
      await expect(popup(page)).toHaveCount(0);

      const reloaded = [page.waitForEvent('load'), other.waitForEvent('load')];
      await popup(other).getByRole('button', {name: 'Refresh'}).click();
      await Promise.all(reloaded);
      await expect(async () => expect(await activeRelease(page)).toBe('second')).toPass();
      await expect(popup(other)).toHaveCount(0);
      // The kept page refers to the new runtime although it wasn't downloaded again.
      await expect(other.locator('script[src*="runtime~main.cafecafe"]')).toHaveCount(1);
      site.isDown = true;
      await other.reload();
      await hydrated(other);
      // The old release's files go with its tabs.
      await expect
        .poll(async () => (await keptPaths(page)).filter((path) => path.includes('runtime~main')))
        .toEqual([expect.stringContaining('cafecafe')]);
    });
  },
);

test(
  'without offline mode, an update is applied directly and nothing is kept',
  {tag: '@service-worker-update'},
  async ({browser}) => {
    const site = await startDeployments();
    const context = await browser.newContext();
    const page = await context.newPage();
    site.deploy('first');
    await page.goto(`${site.url}/license/`);
    await hydrated(page);
    const active = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect.poll(active).toBe('activated');
    site.deploy('second');
    await update(page);
    await expect.poll(() => isWaiting(page)).toBe(false);
    await expect(popup(page)).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(site.requested).not.toContain('/offline-app.json');
    await context.close();
    site.close();
  },
);

test('every kept page opens offline, by its URL and by a link', async ({browser}) => {
  test.skip(!process.env.FULL_TESTS, 'npm run test:full opens every kept page');
  test.setTimeout(20 * 60_000);
  const check = async ({page, site}: {page: Page; site: Deployments}) => {
    const index = new FileIndex(builtList());
    const kept = new Set(await keptPaths(page));
    const pages = Object.keys(index.list.pages).filter((path) =>
      index.codeOf(path).every((file) => kept.has(file)),
    );
    expect(pages.length).toBeGreaterThan(180);
    site.isDown = true;
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
        problems.push(`${page.url()}: ${request.url()}`);
      }
    });
    const titles = new Map<string, string>();
    for (const path of pages) {
      await page.goto(site.url + path);
      const title = heading(page).first();
      await expect(title, path).toBeVisible();
      titles.set(path, await title.innerText());
    }
    await page.goto(`${site.url}/license/`);
    await hydrated(page);
    for (const path of pages) {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(heading(page).first(), path).toHaveText(titles.get(path)!);
    }
    const missing = [...titles].filter(
      ([, title]) => title === 'You’re offline, and this page isn’t kept',
    );
    expect(missing).toEqual([]);
    expect(problems).toEqual([]);
  };
  await withApp(browser, check, {isWhole: true});
});
