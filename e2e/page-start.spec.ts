import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {hydrated} from './support/visit';

const doc = `/docs/${lastVersion}/installation/`;

const html = (page: Page) => page.locator('html');

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  return scripts;
};

test('a page that is only read and scrolled runs one script', async ({page}) => {
  const scripts = scriptsOf(page);
  const ahead = page.waitForResponse(/\/main\.[^/]+\.js$/u);
  await page.clock.install();
  await page.goto(doc);
  await ahead;
  for (let scrolled = 0; scrolled < 2; scrolled += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, {once: true});
          scrollBy(0, 300);
        }),
    );
    await page.clock.fastForward(60_000);
  }
  expect(scripts).toEqual([expect.stringMatching(/\/start\.[0-9a-f]{8}\.js$/u)]);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
});

test('a page keeps its title and its description while React starts', async ({page}) => {
  // On a slow processor, React paints between two slices of its work.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(() => {
    const heads = new Set<string>();
    Object.assign(window, {heads});
    document.addEventListener('DOMContentLoaded', () => {
      const note = () =>
        heads.add(
          `${document.title}, ${document.querySelectorAll('meta[name=description]').length}`,
        );
      note();
      new MutationObserver(note).observe(document.head, {childList: true, subtree: true});
    });
  });
  await page.goto(doc);
  await page.mouse.move(300, 300, {steps: 3});
  await hydrated(page);
  await page.waitForTimeout(500);
  const heads = await page.evaluate(() => [...(window as unknown as {heads: Set<string>}).heads]);
  expect(heads).toEqual([expect.stringMatching(/^Installation \| [^|]+, 1$/u)]);
});

const intents: [string, (page: Page) => Promise<void>][] = [
  ['the mouse', (page) => page.mouse.move(300, 300, {steps: 3})],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['the wheel', (page) => page.mouse.wheel(0, 600)],
];
test('a page starts with the first thing that its reader does', async ({page}) => {
  const scripts = scriptsOf(page);
  for (const [name, intent] of intents) {
    await page.goto(doc);
    scripts.length = 0;
    await page.waitForTimeout(500);
    expect(scripts, name).toEqual([]);
    await intent(page);
    await expect.poll(() => scripts.length, {message: name, timeout: 3_000}).toBeGreaterThan(0);
    await hydrated(page);
  }
});

test('a page starts at once if its address, a chosen tab, or a chosen version needs code', async ({
  page,
}) => {
  const startsAtOnce = async (route: string) => {
    const scripts = scriptsOf(page);
    await page.goto(route);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', {timeout: 5_000});
    expect(scripts.length).toBeGreaterThan(2);
  };
  for (const route of [`${doc}?a=b`, `${doc}#no-such-heading`, '/search/', '/tests/']) {
    await startsAtOnce(route);
  }
  await page.evaluate(() => localStorage.setItem('docusaurus.tab.npm2yarn', 'yarn'));
  await startsAtOnce(doc);
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
  await startsAtOnce('/blog/');
  await expect(page.getByRole('link', {name: 'Docs', exact: true}).first()).toHaveAttribute(
    'href',
    '/docs/',
  );
});

test('a page without React follows the color mode of the device', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto(doc);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
  }
  expect(scripts.length).toBe(1);
});

test('a page starts when the app is installed from it', async ({page}) => {
  await page.goto(doc);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('docusaurus.pwa.offlineMode');
});

test('a page starts when something comes near that only code can draw', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto(`/docs/${lastVersion}/markdown-features/code-blocks/`);
  await page.waitForTimeout(500);
  const waited = scripts.length;
  await page.evaluate(() => document.querySelector('[data-drawn-by-code]')!.scrollIntoView());
  await expect(page.locator('[data-drawn-by-code]')).toHaveCount(0);
  expect(waited).toBe(1);
});

test('with a connection that saves data, a page loads its code with intent only', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      get: () => ({saveData: true, effectiveType: '4g'}),
    }),
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(doc);
  await page.waitForTimeout(1_000);
  expect(requests.filter((url) => url.includes('/main.'))).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
});
