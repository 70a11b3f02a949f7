import {FileIndex} from '../src/features/offline-app/file-list';
import {builtList} from './support/deployments';
import {evict, activeRelease, heading, keptPaths, test} from './support/offline-app';
import {expect} from './support/test';
import {lastVersion, olderVersion} from './support/versions';
import {hydrated} from './support/visit';

// What the worker keeps, its kill switch, and the page about it are tested in src/features/offline-app.

test(
  'kept pages survive plain loads, eviction, and the loss of the cache',
  {tag: ['@service-worker-request', '@offline-activation']},
  async ({app: page, site}) => {
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
  },
);

test.describe(() => {
  test.skip(!process.env.FULL_TESTS, 'npm run test:full opens every kept page');
  test.describe.configure({timeout: 20 * 60_000});
  test.use({keepsAll: true});

  test('every kept page opens offline', async ({app: page, site}) => {
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
    for (const path of pages) {
      await page.goto(site.url + path);
      await hydrated(page);
      await expect(heading(page).first(), path).toBeVisible();
      await expect(heading(page)).not.toContainText(['You’re offline, and this page isn’t kept']);
    }
    expect(problems).toEqual([]);
  });
});
