import type {Reader, Target} from '../reader';
import {type Behavior, doc, nothing} from './common';

const searchField = '.DocSearch-Input';
const searchRow: Target = '.DocSearch-Hits .DocSearch-Hit';

/** Types into the search until there are rows. */
async function search(reader: Reader, text: string): Promise<void> {
  await reader.press('Control+k');
  await reader.type(text);
  await reader.sees(searchRow);
}

export const searches: Behavior[] = [
  {
    name: 'the search opens with Ctrl+K and closes with Escape',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.press('Control+k');
      await reader.sees(searchField);
      await reader.press('Escape');
    },
    sees: (reader) => reader.seesNo(searchField),
  },
  {
    name: 'the search opens with a slash, and finds what is typed',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.press('/');
      await reader.type('deploy');
    },
    sees: (reader) => reader.sees(['.DocSearch-Hits .DocSearch-Hit', 'Deploy']),
  },
  {
    name: 'Enter opens the first result',
    at: doc,
    needsCode: true,
    async act(reader) {
      await search(reader, 'docusaurus start');
      await reader.press('Enter');
    },
    sees: (reader) => reader.is('a result is open', () => location.pathname.includes('/cli/')),
  },
  {
    name: 'the row that the arrow keys have highlighted is what Enter opens',
    at: doc,
    needsCode: true,
    async act(reader) {
      await search(reader, 'sidebar');
      await reader.press('ArrowDown', 'ArrowDown');
      const target = await reader.tab.run(() => {
        const row = document.querySelector('.DocSearch-Hit[aria-current] a');
        return row?.getAttribute('href') ?? 'no page is highlighted';
      });
      await reader.press('Enter');
      await reader.isAt(target);
    },
    sees: (reader) => reader.seesNo(searchField),
  },
  {
    name: 'a misspelt word finds its page',
    at: doc,
    needsCode: true,
    act: (reader) => search(reader, 'swizling'),
    sees: (reader) => reader.sees(['.DocSearch-Hits .DocSearch-Hit', 'Swizzl']),
  },
  {
    name: 'a question is answered from the docs',
    at: doc,
    needsCode: true,
    async act(reader) {
      await search(reader, 'How do I deploy to GitHub Pages?');
      await reader.press('Control+Enter');
    },
    sees: (reader) => reader.sees(['.DocSearch-Markdown-Content a', 'Deploy']),
  },
  {
    name: 'a search without results says so',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.press('Control+k');
      await reader.type('zzqqxx');
    },
    sees: (reader) => reader.sees('.DocSearch-NoResults'),
  },
  {
    name: 'the search button opens the search',
    at: doc,
    needsCode: true,
    async act(reader) {
      await reader.click(['.navbar button', 'Search']);
      await reader.type('tabs');
    },
    sees: (reader) => reader.sees(['.DocSearch-Hits .DocSearch-Hit', 'Tabs']),
  },
  {
    name: 'the search page shows the results of its query',
    at: '/search/?q=sidebar',
    needsCode: true,
    act: nothing,
    sees: (reader) => reader.sees(['main a', 'Sidebar']),
  },
];
