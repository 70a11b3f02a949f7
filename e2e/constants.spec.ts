import {readFileSync} from 'node:fs';
import {prism} from '../config/prism';
import site from '../package.json';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';

test(
  'the debug pages list the framework, site and plugin versions',
  {tag: '@plugin-versions'},
  async ({page}) => {
    await page.goto('/__docusaurus/debug/metadata/');
    const main = page.locator('#__docusaurus');
    const framework = site.dependencies['@docusaurus/core'];
    await expect(main.getByText(`Docusaurus Version: ${framework}`)).toBeVisible();
    await expect(main.getByText(`Site Version: ${site.version}`)).toBeVisible();
    const row = main
      .getByRole('listitem')
      .filter({hasText: 'docusaurus-plugin-content-docs'})
      .first();
    await expect(row).toContainText(framework);
  },
);

test(
  "the debug pages show the site's configuration, content and routes",
  {tag: '@debug-pages'},
  async ({page}) => {
    for (const [name, shown] of [
      ['config', 'Docusaurus Docs'],
      ['content', 'docusaurus-plugin-content-docs'],
      ['globalData', 'docusaurus-plugin-content-docs'],
      ['registry', '@theme/DocItem'],
      ['routes', '/blog/archive/'],
    ] as const) {
      await page.goto(`/__docusaurus/debug/${name}/`);
      await expect(page.locator('#__docusaurus').getByText(shown).first(), name).toBeVisible();
    }
  },
);

test('the site is in English, left to right', {tag: '@locale'}, async ({page}) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  expect(JSON.parse(readFileSync('.docusaurus/i18n.json', 'utf8'))).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
        path: 'en',
        translate: true,
      },
    },
  });
});

test(
  "magic comments highlight lines of code and don't appear in it",
  {tag: '@magic-comments'},
  async ({page}) => {
    await page.goto(`/docs/${lastVersion}/markdown-features/code-blocks/`);
    const block = page.locator('#magic-comments ~ .language-js').first();
    await expect(block).not.toContainText('highlight-');
    const marked = block.locator('.theme-code-block-highlighted-line');
    await expect(marked).toHaveText([/const words/, /const minutes/, /min read/]);
    const plain = block.locator('.token-line:not(.theme-code-block-highlighted-line)').first();
    const colorOf = (line: typeof plain) =>
      line.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colorOf(marked.first())).not.toBe(await colorOf(plain));
  },
);

test(
  'code in every additional language is highlighted',
  {tag: '@code-languages'},
  async ({page}) => {
    await page.goto('/tests/pages/code-block-tests/');
    for (const language of prism.additionalLanguages!) {
      const block = page.locator(`.theme-code-block.language-${language}`).last();
      const countColors = () =>
        block
          .locator('.token')
          .evaluateAll(
            (tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size,
          );
      await expect.poll(countColors, language).toBeGreaterThan(1);
    }
  },
);

test('a live example appears below its code', {tag: '@live-code'}, async ({page}) => {
  await page.goto('/tests/pages/code-block-tests/');
  const playground = page.locator('[class*="playgroundContainer"]').first();
  const editor = playground.locator('[contenteditable]');
  const button = playground
    .locator('iframe')
    .contentFrame()
    .getByRole('button', {name: 'Clicked 0 times'});
  await expect(button).toBeVisible();
  const [code, result] = await Promise.all([editor.boundingBox(), button.boundingBox()]);
  expect(result!.y).toBeGreaterThanOrEqual(code!.y + code!.height);
});
