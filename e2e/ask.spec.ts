import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {standInLanguageModel} from '../src/search/answers/prompt-api.stand-in';
import {askDialog, openSearch, searchDialog, searchField} from './support/search';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';

const doc = `/docs/${lastVersion}/installation/`;
const question = 'How do I deploy to GitHub Pages?';
const conversationsKey = /^docusaurus\.search\.conversations-\w+$/;

/**
 * Asks from the open search.
 *
 * @param prepare runs once the search has what it needs, before the question asks for passages
 */
async function ask(
  page: Page,
  text: string,
  prepare: () => Promise<unknown> = async () => {},
): Promise<void> {
  await searchField(page).fill(text);
  const option = searchDialog(page).getByRole('option', {name: /Ask AI/});
  await expect(option).toBeVisible();
  await prepare();
  await option.click();
}

const questionField = (page: Page) => askDialog(page).getByRole('textbox', {name: 'Question'});

test('a question is answered with statements and their sections, announced once, copied as Markdown @search-ask', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(doc);
  await openSearch(page);
  await ask(page, question);
  const dialog = askDialog(page);
  await expect(dialog.getByRole('heading', {name: question})).toBeVisible();
  await expect(
    dialog.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
  ).toBeVisible();
  await expect(questionField(page)).toBeFocused();
  await expect(questionField(page)).toHaveAttribute('placeholder', 'Ask another question...');
  await expect(dialog.getByText('Put together in your browser from passages')).toBeVisible();
  const numbers = dialog.getByRole('link', {name: /^\d+: /});
  await expect(numbers.first()).toHaveAttribute('href', new RegExp(`^/docs/${lastVersion}/`));
  await expect(dialog.getByRole('status').filter({hasText: /\w/})).toHaveCount(1);

  await dialog.getByRole('button', {name: 'Copy the answer'}).click();
  await expect(dialog.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(question);
  expect(copied).toMatch(/\[1\]\(http:\/\/localhost:\d+\/docs\//);

  const path = (await numbers.first().getAttribute('href'))!;
  await numbers.first().click();
  await expect(page).toHaveURL(path);
  await expect(dialog).toBeHidden();
});

test('while an answer streams it says so and can be stopped @search-ask', async ({page}) => {
  await page.goto(doc);
  await openSearch(page);
  // The answer waits for the passages, which do not come.
  await ask(page, question, () =>
    page.context().route('**/search-index/**', () => new Promise<void>(() => {})),
  );
  const dialog = askDialog(page);
  await expect(dialog.getByText('Answering...')).toBeVisible();
  const stop = dialog.getByRole('button', {name: 'Stop answering'});
  await expect(stop).toBeFocused();
  await stop.press('Enter');
  await expect(dialog.getByText('You stopped this answer.')).toBeVisible();
  await expect(questionField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toBeFocused();
});

test('a question that the docs do not answer is told so, with sections that are near @search-ask', async ({
  page,
}) => {
  await page.goto(doc);
  await openSearch(page);
  await ask(page, 'How do I bake sourdough bread with <b>rye</b> flour?');
  const dialog = askDialog(page);
  await expect(dialog.getByText('not found in these docs').first()).toBeVisible();
  await expect(dialog.getByRole('heading')).toContainText('<b>rye</b>');
  for (const text of ['🦖🦕', 'كيف أنشر الموقع؟', '"><svg onload=alert(1)>', 'x'.repeat(10_000)]) {
    await questionField(page).fill(text);
    await questionField(page).press('Enter');
    await expect(dialog.getByRole('heading').first()).toHaveText(text.slice(0, 512));
    await expect(questionField(page)).toBeFocused();
  }
});

test.describe('a language model of the browser', () => {
  /** It says a sentence of the first source, and one that no source has. */
  const model = (availability: string) => `
    window.LanguageModel = (${standInLanguageModel.toString()})({
      availability: '${availability}',
      chunks: (prompt) => {
        const [, text] = /Source \\[1\\][^\\n]*\\n([^\\n]+)/.exec(prompt);
        const [sentence] = text.split(/[.:](?: |$)/);
        return [sentence + ' [1]. ', 'A deployment costs 90 dollars a month [1].'];
      },
    });`;

  test('words the answer from the same sections; what they do not say is dropped @search-ask', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).host));
    await page.addInitScript(model('available'));
    await page.goto(doc);
    await openSearch(page);
    await ask(page, question);
    const dialog = askDialog(page);
    await expect(dialog.getByText('Written by the language model of your browser')).toBeVisible();
    await expect(dialog.getByRole('link', {name: /^1: /}).first()).toHaveAttribute(
      'href',
      new RegExp(`^/docs/${lastVersion}/`),
    );
    await expect(dialog.getByRole('button', {name: 'Copy the answer'})).toBeVisible();
    await expect(dialog.getByText('90 dollars')).toHaveCount(0);
    expect([...new Set(requests)]).toEqual([new URL(page.url()).host]);
  });

  test('is not used when it would have to be downloaded @search-ask', async ({page}) => {
    await page.addInitScript(model('downloadable'));
    await page.goto(doc);
    await openSearch(page);
    await ask(page, question);
    await expect(
      askDialog(page).getByText('Put together in your browser from passages'),
    ).toBeVisible();
  });
});

test('passages that cannot be loaded are told, and loaded again on request @search-fetch-failure', async ({
  page,
}) => {
  const shards = '**/search-index/**';
  await page.goto(doc);
  await openSearch(page);
  await ask(page, question, () =>
    page.context().route(shards, (route) => route.fulfill({body: 'garbage'})),
  );
  const alert = askDialog(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await page.context().unroute(shards);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(askDialog(page).getByRole('link', {name: /^1: /}).first()).toBeVisible();
});

test('conversations are kept, opened by keyboard, continued, and deleted one by one and all @search-stored', async ({
  page,
}) => {
  await page.goto(doc);
  for (const text of [question, 'How do I add a version?']) {
    await openSearch(page);
    await ask(page, text);
    await expect(askDialog(page).getByRole('button', {name: 'Copy the answer'})).toBeVisible();
    await askDialog(page).getByRole('button', {name: 'Close the search'}).click();
    await expect(askDialog(page)).toBeHidden();
  }
  const names = await page.evaluate(() => Object.keys(localStorage));
  expect(names.filter((name) => conversationsKey.test(name))).toHaveLength(1);

  await openSearch(page);
  const recent = searchDialog(page).getByRole('region', {name: 'Recent conversations'});
  await expect(recent.getByRole('listitem')).toHaveText([/add a version/, /GitHub Pages/]);
  await recent.getByRole('button', {name: question, exact: true}).press('Enter');
  await expect(askDialog(page).getByRole('heading', {name: question})).toBeVisible();
  // Nothing is announced of an answer that is not new.
  await expect(askDialog(page).getByRole('status').filter({hasText: /\w/})).toHaveCount(0);
  await questionField(page).fill('And with a custom domain?');
  await questionField(page).press('Enter');
  await expect(askDialog(page).getByRole('heading')).toHaveText([
    'And with a custom domain?',
    question,
  ]);
  await expect(askDialog(page).getByRole('button', {name: 'Copy the answer'})).toHaveCount(2);

  await askDialog(page).getByRole('button', {name: 'Back to keyword search'}).click();
  await expect(recent.getByRole('listitem')).toHaveText([/GitHub Pages/, /add a version/]);
  await recent.getByRole('button', {name: `Remove the conversation “${question}”`}).click();
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(recent.getByRole('button', {name: /^Remove/})).toBeFocused();
  await recent.getByRole('button', {name: 'Delete all'}).click();
  await expect(recent).toBeHidden();
  await expect(searchField(page)).toBeFocused();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((name) => conversationsKey.test(name))).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in an answer in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(doc);
    await openSearch(page);
    await ask(page, question);
    await expect(askDialog(page).getByRole('button', {name: 'Copy the answer'})).toBeVisible();
    const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.failureSummary}`)).toEqual([]);
  });
}
