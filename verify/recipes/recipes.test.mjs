// @ts-check
import {existsSync} from 'node:fs';
import {afterAll, describe, expect, it} from 'vitest';
import {docsVersions} from '../versions.mjs';
import {areas, countHeadings, headingsOf, latest} from './areas.mjs';
import {inVersion} from './installing.mjs';
import {nameOf} from './try-recipes.mjs';

const recipes = areas.flatMap(([, area]) => area.recipes);

it('has one recipe with each name', () => {
  const names = recipes.map(nameOf);
  expect(new Set(names)).toHaveLength(names.length);
});

describe.each(docsVersions.slice(0, 2))('the docs of $name', ({folder}) => {
  it('have the section of each recipe', () => {
    const isMissing = (/** @type {import('./kit.mjs').Recipe} */ {page, heading}) => {
      const file = `${folder}/${page}.mdx`;
      return !existsSync(file) || !headingsOf(file).has(heading);
    };
    expect(recipes.filter(isMissing).map(nameOf)).toEqual([]);
  });
});

it('installs official packages in the version of the site, unless the page names one', () => {
  const commands = [
    'npm install @docusaurus/theme-mermaid katex @docusaurus/utils',
    'npm install --save-dev eslint@latest @docusaurus/eslint-plugin@3.8.1',
    'npm run swizzle @docusaurus/theme-classic Footer',
  ];
  expect(inVersion(commands.join('\n'), '3.9.2').split('\n')).toEqual([
    'npm install @docusaurus/theme-mermaid@3.9.2 katex @docusaurus/utils@3.9.2',
    ...commands.slice(1),
  ]);
});

const complete = areas.flatMap(([, area]) => area.completePages ?? []);

it.runIf(complete.length > 0)('has a recipe for each how-to heading of complete pages', () => {
  const counts = countHeadings(latest.folder, recipes).filter(({page}) => complete.includes(page));
  expect(counts.flatMap(({page, untried}) => untried.map((id) => `${page}#${id}`))).toEqual([]);
  expect(counts).toHaveLength(complete.length);
});

afterAll(() => {
  if (process.env.FULL_TESTS) {
    const counts = countHeadings(latest.folder, recipes);
    const rows = counts.map(({page, tried, untried}) => [
      `${tried.length}/${tried.length + untried.length}`.padStart(6),
      page,
      untried.length > 0 ? `without: ${untried.map((id) => `#${id}`).join(' ')}` : '',
    ]);
    const sum = counts.reduce((all, {tried}) => all + tried.length, 0);
    const title = `${recipes.length} recipes for ${sum} how-to headings`;
    console.log([title, ...rows.map((row) => row.join(' '))].join('\n'));
  }
});
