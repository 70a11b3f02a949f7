// @ts-check
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {Facts} from './facts.mjs';
import {docsVersions, pagesOf} from './versions.mjs';

/** What versions add and their pages intentionally don't mention, by the reason. */
const unmentioned = Object.values({
  'meant for the official themes; they may change in any release': [
    'TabsProvider',
    'extractLeadingEmoji',
    'useDocCardDescriptionCategoryItemsPlural',
    'useTabsContextValue',
  ],
  'types of options and of theme configuration that have rows': [
    'FooterColumnItem',
    'FutureV4Config',
    'MDX1CompatOptions',
    'MarkdownHooks',
    'VscInitializeParams',
  ],
  'undocumented helpers for the framework’s own plugins': [
    'HeadingIdSyntax',
    'TEST_VCS',
    'VcsPresetNames',
    'getLocaleConfig',
    'getVcsPreset',
  ],
  'parts of components that `docusaurus swizzle --list` shows': [
    'DocCard/Heading/Text',
    'Icon/Socials/Email',
    'Playground/Buttons',
  ],
}).flat();

/**
 * Options, flags and rules have rows in tables, which `npm run verify` compares with the facts.
 *
 * @param {string} framework
 */
const exportsAndComponents = (framework) => {
  const {exports, components} = Facts.load(framework).data;
  return [exports, components].flatMap(Object.values).flat();
};

const pairs = docsVersions
  .slice(0, -1)
  .map((newer, index) => ({newer, older: docsVersions[index + 1] ?? newer}));

it.each(pairs)('The pages of $newer.name mention what it adds to $older.name', ({newer, older}) => {
  const text = pagesOf(newer.folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = new Set(text.match(/\w+(?:\/\w+)*/gu));
  const former = exportsAndComponents(older.framework);
  const added = new Set(
    exportsAndComponents(newer.framework).filter((name) => !former.includes(name)),
  );
  expect(
    [...added].filter((name) => !names.has(name) && !unmentioned.includes(name)),
    'Describe these in the newer docs, or add them to `unmentioned` with a reason',
  ).toEqual([]);
});
