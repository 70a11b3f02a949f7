import {expectNoViolations} from './support/axe';
import {answer, ask, openSearch, search, searchDialog, searchField} from './support/search';
import {expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';

const doc = `/docs/${lastVersion}/installation/`;
const question = 'How do I deploy to GitHub Pages?';
const indexFiles = '**/search-index**';

test(
  'a question is answered with excerpts from the current docs version that link to their sections',
  {tag: '@search-ask'},
  async ({page}) => {
    await page.goto(`/docs/${olderVersion}/installation/`);
    await openSearch(page);
    await ask(page, question);
    await expect(answer(page)).toContainText(`Quoted from Docs ${olderVersion}:`);
    const dialog = searchDialog(page);
    await expect(
      dialog.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
    ).toBeVisible();
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Ask another question...');
    await expect(searchField(page)).toBeFocused();
    const link = answer(page).getByRole('link').first();
    await expect(link).toHaveAttribute('href', new RegExp(`^/docs/${olderVersion}/.*deploy`));
    // There's no one to send feedback to.
    await expect(dialog.getByRole('button', {name: 'Copy', exact: true}).first()).toBeVisible();
    await expect(dialog.getByRole('button', {name: /ike$/})).toHaveCount(0);

    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    const path = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test('Ctrl+Enter asks what was typed', {tag: '@search-ask'}, async ({page}) => {
  await page.goto(doc);
  await openSearch(page);
  await search(page, question);
  await searchField(page).press('Control+Enter');
  await expect(answer(page)).toContainText('Quoted from');
});

test('the page intercepts questions only while the search is open', async ({page}) => {
  await page.goto(doc);
  const isNative = () => page.evaluate(() => window.fetch.toString().includes('[native code]'));
  await openSearch(page);
  expect(await isNative()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  expect(await isNative()).toBe(true);
});

test(
  "the search shows that it's answering, and answering can be stopped",
  {tag: '@search-ask'},
  async ({page}) => {
    // The answer waits for a model that never replies.
    await page.addInitScript(`
    window.LanguageModel = {
      availability: async () => 'available',
      create: async () => ({prompt: () => new Promise(() => {}), destroy() {}}),
    };`);
    await page.goto(doc);
    await openSearch(page);
    await ask(page, question);
    const dialog = searchDialog(page);
    await expect(dialog.getByText('Answering...')).toBeVisible();
    await dialog.getByRole('button', {name: 'Stop answering'}).click();
    await expect(dialog.getByText('Answering...')).toBeHidden();
    await expect(searchField(page)).toBeFocused();
  },
);

test(
  "a question that the docs don't answer gets the closest sections instead",
  {tag: '@search-ask'},
  async ({page}) => {
    await page.goto(doc);
    await openSearch(page);
    await ask(page, 'How do I bake sourdough bread with <b>rye</b> flour?');
    await expect(answer(page)).toContainText(`Docs ${lastVersion} doesn’t answer this question.`);
    await expect(searchDialog(page).locator('.DocSearch-AskAiScreen b')).toHaveCount(0);
    for (const text of ['🦖🦕', 'كيف أنشر الموقع؟', '"><svg onload=alert(1)>']) {
      await searchField(page).fill(text);
      await searchField(page).press('Enter');
      await expect(searchDialog(page).locator('.DocSearch-AskAiScreen-Query').first()).toHaveText(
        text,
      );
      await expect(searchField(page)).toBeFocused();
    }
  },
);

test(
  'a follow-up question is answered in the context of the previous one',
  {tag: '@search-ask'},
  async ({page}) => {
    await page.goto(doc);
    await openSearch(page);
    await ask(page, question);
    await expect(answer(page)).toContainText('Quoted from');
    await searchField(page).fill('And how does it work with a custom domain?');
    await searchField(page).press('Enter');
    await expect(searchDialog(page).locator('.DocSearch-AskAiScreen-Query')).toHaveText([
      'And how does it work with a custom domain?',
      question,
    ]);
    await expect(answer(page).getByRole('link').first()).toHaveAttribute('href', /deploy/);
  },
);

test.describe('a built-in browser language model', () => {
  /** Picks the second sentence it's given. */
  const model = (availability: string) => `
    window.LanguageModel = {
      availability: async () => '${availability}',
      create: async () => ({
        prompt: async (prompt) => {
          window.sentences = prompt.split('\\n').filter((line) => /^\\d+\\. /.test(line));
          return '2';
        },
        destroy() {},
      }),
    };`;

  test(
    'only picks sentences from the docs, without adding its own',
    {tag: '@search-ask'},
    async ({page}) => {
      await page.addInitScript(model('available'));
      await page.goto(doc);
      await openSearch(page);
      await ask(page, question);
      await expect(answer(page)).toContainText('Quoted from');
      const [, second = ''] = await page.evaluate(
        () => (window as unknown as {sentences: string[]}).sentences,
      );
      const [start = ''] = second.replace(/^\d+\. /, '').split('`');
      await expect(answer(page)).toContainText(start.trim());
    },
  );

  test("isn't used if it would have to be downloaded", {tag: '@search-ask'}, async ({page}) => {
    await page.addInitScript(model('downloadable'));
    await page.goto(doc);
    await openSearch(page);
    await ask(page, question);
    await expect(answer(page)).toContainText('Quoted from');
    expect(await page.evaluate(() => 'sentences' in window)).toBe(false);
  });
});

test(
  'conversations are saved, and can be reopened and removed',
  {tag: '@search-stored'},
  async ({page}) => {
    await page.goto(doc);
    await openSearch(page);
    await ask(page, question);
    await expect(answer(page)).toContainText('Quoted from');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();

    await openSearch(page);
    const dialog = searchDialog(page);
    await expect(dialog.getByText('Recent conversations')).toBeVisible();
    await dialog.locator('.DocSearch-Hit').filter({hasText: question}).click();
    await expect(answer(page)).toContainText('Quoted from');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', {name: 'Remove this conversation from history'}).click();
    await expect(dialog.getByText('Recent conversations')).toBeHidden();
  },
);

test(
  "the search reports an error when the index for an answer can't be loaded",
  {tag: '@search-fetch-failure'},
  async ({page, problems}) => {
    await page.context().route(indexFiles, (route) => route.fulfill({body: 'garbage'}));
    await page.goto(doc);
    await openSearch(page);
    await searchField(page).fill(question);
    await expect(searchDialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    problems.length = 0;
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an answer has no axe violations in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    // Axe is slow on a page full of code, even when a dialog covers it.
    await page.goto('/license/');
    await openSearch(page);
    await ask(page, question);
    await expect(answer(page)).toContainText('Quoted from');
    await expectNoViolations(page, 'dialog');
  });
}
