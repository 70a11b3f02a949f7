import type {Page} from '@playwright/test';
import {hostileStrings} from './support/hostile-strings';
import {askRow, openSearch, results, searchDialog, searchField} from './support/search';
import {expect, test} from './support/test';
import {lastVersion} from './support/versions';
import {hydrated} from './support/visit';

test.skip(!process.env.FULL_TESTS, 'npm run test:full tries all strings in all places');

// The policy would stop scripts that the pages let in.
test.use({bypassCSP: true});

declare global {
  interface Window {
    executions: string[];
  }
}

const doc = `/docs/${lastVersion}/cli/`;
const query = (path: string, name: string) => (text: string) =>
  `${path}?${new URLSearchParams({[name]: text})}`;

/** Places in a URL, with the URL that has a string there. */
const addresses: Record<string, (text: string) => string> = {
  'the query of the search page': query('/search/', 'q'),
  'the version on the search page': (text) => `${query('/search/', 'version')(text)}&q=deploy`,
  'the showcase filter': (text) =>
    `/showcase/?${new URLSearchParams({name: text, tags: text, operator: text})}`,
  'the filter of feature requests': (text) =>
    `/feature-requests/?${new URLSearchParams({title: text, state: text})}`,
  'the path of a feature request': (text) => `/feature-requests/${encodeURIComponent(text)}`,
  'the tab': query('/tests/pages/tabs-tests/', 'season'),
  'the value of a data attribute': query(doc, 'docusaurus-data-text'),
  'the name of a data attribute': (text) => query(doc, `docusaurus-data-${text}`)('1'),
  'the color mode': query(doc, 'docusaurus-theme'),
  'the offline mode': query(doc, 'offlineMode'),
  'the hash': (text) => `${doc}#${text}`,
  'the encoded hash': (text) => `${doc}#${encodeURIComponent(text)}`,
  'the path': (text) => `/${encodeURIComponent(text)}/`,
  'the path, as it is': (text) => `/docs/${text.replace(/[?#]/gu, '')}`,
};

/** Runs in every frame before its scripts. Only what runs in the page itself counts. */
function watch(): void {
  if (window.top === window) {
    window.executions = [];
    Object.assign(window, {hostile: () => window.executions.push(location.href)});
  }
}

/** What a string has done to the page. */
const damage = (page: Page) =>
  page.evaluate(() => {
    const isHostile = ({name, value}: Attr) =>
      /^on/u.test(name) ||
      (name === 'srcdoc' && value.includes('hostile')) ||
      (/^(?:href|src|data|action|formaction)$/u.test(name) &&
        /^\s*(?:java\s*script|vbscript|data:text\/html)/iu.test(value));
    const injected = Array.from(document.querySelectorAll('*')).filter(
      (element) =>
        element.matches('x-hostile, base, meta[http-equiv="refresh"], [src="x"]') ||
        (element.matches('script, style') && element.textContent.includes('hostile()')) ||
        Array.from(element.attributes).some(isHostile),
    );
    const leaving = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
      ({hostname}) => hostname.endsWith('evil.test'),
    );
    return {
      executions: window.executions,
      injected: injected.map((element) => element.outerHTML.slice(0, 200)),
      leaving: leaving.map((link) => link.outerHTML.slice(0, 200)),
      polluted: 'hostile' in {} || Object.keys(Object.prototype).length > 0,
      crashed: document.body.innerText.includes('This page crashed'),
      origin: location.origin,
    };
  });

const unharmed = (origin: string) => ({
  executions: [],
  injected: [],
  leaving: [],
  polluted: false,
  crashed: false,
  origin,
});

/** Missing pages, invalid values in storage and blocked requests are reported, and may be. */
test.beforeEach(async ({page, context}) => {
  test.setTimeout(600_000);
  await page.addInitScript(watch);
  await context.route(
    ({hostname}) => hostname === 'evil.test',
    (route) => route.fulfill({body: 'evil'}),
  );
});

for (const [place, addressOf] of Object.entries(addresses)) {
  test(`no string in ${place} runs, adds elements, or changes prototypes`, async ({
    page,
    baseURL,
    problems,
  }) => {
    for (const text of hostileStrings) {
      // A change of the hash alone wouldn't load the page.
      await page.goto('about:blank');
      const response = await page.goto(baseURL + addressOf(text));
      // Servers refuse a path with a null character.
      if (response?.status() !== 400) {
        await hydrated(page);
      }
      expect.soft(await damage(page), JSON.stringify(text)).toEqual(unharmed(baseURL!));
    }
    problems.length = 0;
  });
}

/** Puts a string into every value that pages read from storage. */
function fillStorage(text: string): void {
  const entry = {
    objectID: text,
    url: text,
    type: 'lvl1',
    content: text,
    anchor: text,
    query: text,
    hierarchy: {lvl0: text, lvl1: text, lvl2: text},
  };
  const part = {type: 'text', text, state: 'done'};
  const messages = [
    {id: '1', role: 'user', parts: [part]},
    {id: '2', role: 'assistant', parts: [part]},
  ];
  const onSite = {...entry, url: '/docs/', objectID: `${text} on this site`};
  const entries = [entry, onSite, {...onSite, type: 'askAI', messages}];
  for (const name of ['RECENT_SEARCHES', 'FAVORITE_SEARCHES', 'ASKAI_CONVERSATIONS']) {
    localStorage.setItem(`__DOCSEARCH_${name}__docs`, JSON.stringify(entries));
  }
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(key) {
    return key.startsWith('__DOCSEARCH') ? read.call(this, key) : text;
  };
}

test('no string in storage runs, adds elements, or changes prototypes', async ({
  page,
  baseURL,
  problems,
}) => {
  for (const text of hostileStrings) {
    const tab = await page.context().newPage();
    await tab.addInitScript(watch);
    await tab.addInitScript(fillStorage, text);
    await tab.goto('/docs/styling-layout/');
    await openSearch(tab);
    await expect(results(tab)).not.toHaveCount(0);
    expect.soft(await damage(tab), JSON.stringify(text)).toEqual(unharmed(baseURL!));
    await searchDialog(tab).locator('button.search-hit-link').first().click();
    await expect(tab.locator('.DocSearch-AskAiScreen')).toBeVisible();
    expect.soft(await damage(tab), JSON.stringify(text)).toEqual(unharmed(baseURL!));
    await tab.close();
  }
  problems.length = 0;
});

test('no string typed into the search runs, adds elements, or changes prototypes', async ({
  page,
  baseURL,
  problems,
}) => {
  await page.goto(doc);
  await openSearch(page);
  for (const text of hostileStrings) {
    await searchField(page).fill(text);
    const typed = (await searchField(page).inputValue()).trim();
    if (typed) {
      await expect(askRow(page)).toContainText(typed.slice(0, 12));
    }
    expect.soft(await damage(page), JSON.stringify(text)).toEqual(unharmed(baseURL!));
  }
  problems.length = 0;
});

test('no string shown by live code reaches the page', async ({page, baseURL, problems}) => {
  await page.goto('/tests/pages/code-block-tests/');
  const editor = page.locator('[contenteditable]').first();
  const result = page.locator('iframe[title="Result"]').first().contentFrame();
  await expect(result.getByRole('button')).toBeVisible();
  // A frame may go elsewhere, but then shows no more code.
  const staying = hostileStrings.filter((text) => !text.includes('http-equiv'));
  for (const [index, text] of staying.entries()) {
    const html = JSON.stringify(text.replaceAll('parent.', 'top.'));
    const code = `() => { try { top.hostile(); } catch {} return <><p dangerouslySetInnerHTML={{__html: ${html}}} /><output>${index}</output></>; }`;
    await editor.press('ControlOrMeta+A');
    await page.keyboard.insertText(code);
    // The editor reads its text when a key is released.
    await page.keyboard.press('Shift');
    await expect(result.locator('output')).toHaveText(String(index));
    expect.soft(await damage(page), html).toEqual(unharmed(baseURL!));
  }
  problems.length = 0;
});
