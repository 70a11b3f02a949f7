import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expectNoViolations} from './support/axe';
import {buildDir} from './support/routes';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';

const demonstration = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
const markdown = (page: Page) => demonstration(page, 'Write Markdown, get a page');
const sidebar = (page: Page) => demonstration(page, 'Name files, get a sidebar');
const versions = (page: Page) => demonstration(page, 'Release a version, keep its docs');
const colors = (page: Page) => demonstration(page, 'Pick a color, get a theme');

const primary = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary').trim(),
  );

/** The scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

/** Scrolls to a demonstration and waits until one of its controls works. */
async function wake(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      part
        .locator('button, input, [role="tab"]')
        .first()
        .evaluate((control) => Object.keys(control).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

for (const [size, viewport] of [
  ['a desktop', {width: 1280, height: 800}],
  ['a phone', {width: 390, height: 844}],
] as const) {
  test.describe(`on ${size}, a visitor`, () => {
    test.use({viewport});

    test('sees what Docusaurus is and how to start without scrolling', async ({page}) => {
      await page.goto('/');
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
      await expect(page.getByRole('button', {name: 'Copy the command'})).toBeInViewport({ratio: 1});
      await expect(page.getByRole('link', {name: 'Install Docusaurus'})).toBeInViewport({ratio: 1});
    });

    test("doesn't see horizontal scrolling", async ({page}) => {
      await page.goto('/');
      for (const part of [markdown(page), sidebar(page), versions(page), colors(page)]) {
        await wake(part);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });

    test('switches a tab in the page that the Markdown renders', async ({page}) => {
      await page.goto('/');
      const part = markdown(page);
      await wake(part);
      const text = part.getByRole('tabpanel').getByText('Windward line first');
      await expect(text).toBeHidden();
      await part.getByRole('tab', {name: 'Windy'}).click();
      await expect(text).toBeVisible();
      await expect(part.locator('.theme-admonition')).toContainText('Leave slack for the tide.');
      await expect(part.locator('.theme-code-block-highlighted-line')).toHaveText(
        'if (depth < 2) turnAround();\n',
      );
    });

    test('renames a file and sees the sidebar update', async ({page}) => {
      await page.goto('/');
      const part = sidebar(page);
      await wake(part);
      const items = part.getByRole('navigation').getByRole('button');
      await expect(items).toHaveText([
        'Welcome aboard',
        'Moor the boat',
        'Reef the sail',
        'Read the tides',
      ]);
      await part.getByRole('textbox', {name: 'Name of the file: Read the tides'}).fill('00-sea.md');
      await expect(items.first()).toHaveText('Read the tides');
      await items.first().click();
      await expect(part.getByRole('heading', {name: 'Read the tides'})).toBeVisible();
      await expect(part.getByText('my-site.com/docs/sea')).toBeVisible();
      await part.getByRole('button', {name: 'Next Welcome aboard'}).click();
      await expect(part.getByRole('heading', {name: 'Welcome aboard'})).toBeVisible();
      await part.getByRole('button', {name: 'Add anchors.md'}).click();
      await expect(items.last()).toHaveText('Choose an anchor');
      await part.getByRole('button', {name: 'Start over'}).click();
      await expect(items).toHaveCount(4);
      await expect(items.last()).toHaveText('Read the tides');
    });

    test('switches the version of a page and sees what changed', async ({page}) => {
      await page.goto('/');
      const part = versions(page);
      const address = (version: string) => part.getByText(`/docs/${version}/installation/#`);
      await expect(address(lastVersion)).toBeVisible();
      await part.getByText(olderVersion, {exact: true}).click();
      await expect(address(olderVersion)).toBeVisible();
      await expect(address(lastVersion)).toBeHidden();
      await part.getByText(lastVersion, {exact: true}).click();
      const removed = part.locator('del:visible');
      await expect(removed).toHaveCount(0);
      await part.getByRole('checkbox', {name: /^Highlight changes/}).check();
      await expect(removed.first()).toBeVisible();
      await part.getByRole('link', {name: 'Open this page'}).click();
      await expect(page).toHaveURL(`/docs/${lastVersion}/installation/#requirements`);
    });

    test('picks a color, gets its CSS and tries it on the page', async ({page}) => {
      await page.goto('/');
      const part = colors(page);
      await wake(part);
      await part.getByRole('button', {name: 'Violet'}).click();
      await expect(part.getByText('--ifm-color-primary: #7c3aed;')).toBeVisible();
      expect(await primary(page)).toBe('#2e8555');
      await part.getByRole('button', {name: 'Try it on this page'}).click();
      expect(await primary(page)).toBe('#7c3aed');
      await part.getByRole('textbox', {name: 'Custom color', exact: true}).fill('#ffee88');
      await expect(part.getByRole('status').first()).toContainText('Too low for text');
      await part.getByRole('button', {name: 'Reset the color of this page'}).click();
      expect(await primary(page)).toBe('#2e8555');
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`can read every demonstration in ${colorScheme} mode`, async ({page}) => {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.goto('/');
        for (const part of [markdown(page), sidebar(page), versions(page), colors(page)]) {
          await wake(part);
        }
        await page.getByRole('checkbox', {name: /^Highlight changes/}).check();
        await expectNoViolations(page, 'main');
      });
    }
  });
}

test('every demonstration works with the keyboard', async ({page}) => {
  await page.goto('/');
  await wake(markdown(page));
  await markdown(page).getByRole('tab', {name: 'Calm'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(markdown(page).getByRole('tabpanel').getByText('Fenders out')).toBeVisible();
  await expect(markdown(page).getByRole('tab', {name: 'Windy'})).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await wake(sidebar(page));
  await sidebar(page).getByRole('navigation').getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sidebar(page).getByRole('heading', {name: 'Moor the boat'})).toBeVisible();

  await versions(page).getByRole('radio', {name: lastVersion}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(versions(page).getByText(`/docs/${olderVersion}/installation/#`)).toBeVisible();

  await wake(colors(page));
  await colors(page).getByRole('radio', {name: 'dark'}).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(colors(page).getByText('--ifm-color-primary: #25c2a0;')).toBeVisible();
});

test('a demonstration loads its code only when scrolled near', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto('/', {waitUntil: 'networkidle'});
  const before = scripts.length;
  await expect(colors(page).getByText('--ifm-color-primary: #2e8555;')).toBeVisible();
  await wake(colors(page));
  expect(scripts.length).toBeGreaterThan(before);
});

test('a click before the code has loaded takes effect once it has', async ({page}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/', {waitUntil: 'networkidle'});
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  const red = colors(page).getByRole('button', {name: 'Red'});
  await red.click();
  await expect(red).toBeFocused();
  await expect(colors(page).getByText('--ifm-color-primary: #2e8555;')).toBeVisible();
  release();
  await expect(colors(page).getByText('--ifm-color-primary: #c0362c;')).toBeVisible();
  await expect(red).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every demonstration shows its content, and the version can be switched', async ({page}) => {
    await page.goto('/');
    await expect(markdown(page).getByText('Bow line first, then the stern.').last()).toBeVisible();
    await expect(markdown(page).locator('.theme-admonition')).toBeVisible();
    await expect(sidebar(page).getByRole('navigation')).toContainText('Read the tides');
    await expect(colors(page).getByText('--ifm-color-primary: #2e8555;')).toBeVisible();
    await versions(page).getByText(olderVersion, {exact: true}).click();
    await expect(versions(page).getByText(`/docs/${olderVersion}/installation/#`)).toBeVisible();
    const miniature = page.getByRole('main').getByRole('figure').first();
    await expect(miniature.getByText('docs:version').first()).toBeVisible();
    await miniature.getByText('versioning.mdx').click();
    await expect(miniature.getByText('# Versioning').first()).toBeVisible();
    const posts = page.getByRole('region', {name: /^From the blog/});
    await expect(posts.getByRole('listitem')).toHaveCount(4);
  });
});

test('the noindex example shows its head and is not in the sitemap', async ({page}) => {
  await page.goto('/examples/noIndex/');
  const robots = page.locator('head meta[name="robots"]');
  await expect(robots).toHaveCount(1);
  await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.getByRole('figure', {name: 'Head of this page'})).toContainText(
    '<meta name="robots" content="noindex, nofollow">',
  );
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/examples/markdownPageExample/');
  expect(sitemap).not.toContain('noIndex');
});

test('the Markdown example shows each part as source and rendered', async ({page}) => {
  const file = readFileSync('src/pages/examples/markdownPageExample.md', 'utf8');
  const sources = [...file.matchAll(/^(`{3,4})md\n(.*?)^\1\n/gms)].map(([, , source]) => source!);
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) {
    expect(file).toContain(`\n\n${source}\n`);
  }
  await page.goto('/examples/markdownPageExample/');
  const main = page.getByRole('main');
  await expect(main.getByRole('cell', {name: 'Storm jib'})).toBeVisible();
  await expect(main.locator('.theme-admonition-warning')).toContainText('Two meters at low tide.');
  await expect(main.getByRole('listitem').getByRole('checkbox', {checked: true})).toHaveCount(1);
  await expect(main.locator('.docusaurus-mermaid-container svg')).toBeVisible();
  await main.getByText('How do I read a tide table?').last().click();
  await expect(main.getByRole('group').getByText('add your draft')).toBeVisible();
  await expect(main.getByText('{depth} stays unchanged')).toBeVisible();
});
