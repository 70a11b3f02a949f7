import type {Page} from '@playwright/test';
import {startDeployments} from './support/deployments';
import {expect, test} from './support/test';

/** Records the service workers that pages try to register, without registering them. */
async function watchRegistrations(page: Page) {
  const asked: string[] = [];
  await page.exposeFunction('askFor', (url: string) => asked.push(url));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = (url) => {
      (window as unknown as {askFor: (asked: string) => void}).askFor(String(url));
      return new Promise(() => {});
    };
  });
  return asked;
}

const serviceWorker = (offlineMode: boolean) =>
  `/sw.js?params=${encodeURIComponent(JSON.stringify({offlineMode, debug: false}))}`;

test('offline mode is on when requested or installed, but not just because of a small screen @service-worker-request @offline-activation', async ({
  page,
}) => {
  const asked = await watchRegistrations(page);
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/license/');
  await expect.poll(() => asked).toEqual([serviceWorker(false)]);
  await page.goto('/license/?offlineMode=false');
  await expect.poll(() => asked.slice(1)).toEqual([serviceWorker(false)]);
  await page.goto('/license/?offlineMode=true');
  await expect.poll(() => asked.slice(2)).toEqual([serviceWorker(true)]);
  await page.goto('/license/');
  await expect.poll(() => asked.slice(3)).toEqual([serviceWorker(false)]);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect.poll(() => asked.slice(4)).toEqual([serviceWorker(true)]);
});

test('an app in standalone display is in offline mode @offline-activation', async ({page}) => {
  await page.addInitScript(() => {
    const {matchMedia} = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
  });
  const asked = await watchRegistrations(page);
  await page.goto('/license/');
  await expect.poll(() => asked).toEqual([serviceWorker(true)]);
});

test('a failed service worker registration is logged without showing an error @service-worker-failure', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('Refused by the browser'));
  });
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('registerSW failed'),
  );
  await page.goto('/license/');
  expect((await logged).text()).toContain('Refused by the browser');
  await expect(page.getByText('Refused by the browser')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // The logged failure.
  problems.length = 0;
});

/** The release that the page's active service worker reports. */
const activeRelease = (page: Page) =>
  page.evaluate(async () => {
    const {active} = await navigator.serviceWorker.ready;
    const {port1, port2} = new MessageChannel();
    const answer = new Promise<string>((resolve) => {
      port1.onmessage = ({data}) => resolve(data as string);
    });
    active!.postMessage('release', [port2]);
    return answer;
  });

for (const [mode, search] of [
  ['offline mode', '?offlineMode=true'],
  ['a browser tab', ''],
] as const) {
  test(`an update in ${mode} is applied as expected @service-worker-update`, async ({browser}) => {
    const deployments = await startDeployments();
    const context = await browser.newContext();
    const page = await context.newPage();
    const popup = page.getByText('New version available');
    deployments.deploy('first');
    await page.goto(`${deployments.url}/license/${search}`);
    expect(await activeRelease(page)).toBe('first');

    deployments.deploy('second');
    await page.reload();
    if (mode === 'offline mode') {
      await expect(popup).toBeVisible();
      expect(await activeRelease(page)).toBe('first');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', {name: 'Refresh'}).click();
      await reloaded;
    }
    await expect.poll(() => activeRelease(page)).toBe('second');
    await expect(popup).toHaveCount(0);
    await context.close();
    deployments.close();
  });
}
