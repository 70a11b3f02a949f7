// @ts-check
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {Facts} from '../facts.mjs';
import {readPage} from '../page/read-page.mjs';
import {docsVersions, pagesOf} from '../versions.mjs';
import {differences, mentions} from './differences.mjs';

/**
 * Differences that pages intentionally don't mention.
 *
 * @type {{fact: string, names: string[], reason: string}[]}
 */
const unmentioned = [
  {
    fact: '@docusaurus/theme-common/internal',
    names: [
      'FooterColumnItem',
      'TabsProvider',
      'extractLeadingEmoji',
      'keyboardFocusedClassName',
      'useDocCardDescriptionCategoryItemsPlural',
      'useKeyboardNavigation',
      'useTabsContextValue',
    ],
    reason: 'meant for the official themes; it may change in any release',
  },
  {
    fact: '@docusaurus/theme-common',
    names: ['FooterColumnItem'],
    reason: 'the type of a theme configuration field that has rows',
  },
  {
    fact: '@docusaurus/types',
    names: ['FutureV4Config', 'MDX1CompatOptions', 'MarkdownHooks', 'VscInitializeParams'],
    reason: 'types of options that have rows',
  },
  {
    fact: '@docusaurus/utils',
    names: [
      'HeadingIdSyntax',
      'LAST_UPDATE_FALLBACK',
      'TEST_VCS',
      'VcsPresetNames',
      'askPreferredLanguage',
      'getGitLastUpdate',
      'getLastUpdate',
      'getLocaleConfig',
      'getVcsPreset',
      'localizePath',
    ],
    reason: 'undocumented helpers for the framework’s own plugins',
  },
  {
    fact: 'theme-classic',
    names: ['DocCard/Heading/Icon', 'DocCard/Heading/Text', 'Icon/Socials/Email'],
    reason: 'parts of components that `docusaurus swizzle --list` shows',
  },
  {
    fact: 'theme-live-codeblock',
    names: ['Playground/Buttons'],
    reason: 'the row around the reset button, which is documented',
  },
  {
    fact: 'frontMatter/blog',
    names: ['authors.socials.email'],
    reason:
      'authors in front matter have the same fields as the authors file, whose table has the row',
  },
];

const isUnmentioned = (/** @type {{fact: string, name: string}} */ {fact, name}) =>
  unmentioned.some((group) => group.fact === fact && group.names.includes(name));

const pairs = docsVersions
  .slice(0, -1)
  .map((newer, index) => ({newer, older: docsVersions[index + 1] ?? newer}));

const found = pairs.map(({newer, older}) => ({
  title: `${newer.name} and ${older.name}`,
  all: differences(Facts.load(older.framework).data, Facts.load(newer.framework).data),
  pages: [older, newer].map(({folder}) => pagesOf(folder).map((file) => readPage(file))),
}));

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

describe.each(found)('A difference between $title', ({all, pages}) => {
  it('is reflected in their pages', () => {
    const alike = all.filter((difference) => {
      const [before, after] = pages.map((some) => mentions(some, difference, read));
      return JSON.stringify(before) === JSON.stringify(after);
    });
    const untold = alike.filter((difference) => !isUnmentioned(difference));
    expect(
      untold.map(({fact, name}) => `${fact}: ${name}`),
      'These differ between the versions, but their pages say the same about them, or nothing. ' +
        'Describe the change in the newer docs, or add the name to `unmentioned` with a reason',
    ).toEqual([]);
  });
});

describe('Finding differences', () => {
  const newer = Facts.load(docsVersions[0]?.framework ?? '').data;
  const row = (/** @type {string} */ text) =>
    readPage(
      'docs/a.mdx',
      `<APITable fact="command/write-heading-ids">\n\n| Flag | Default | Text |\n| --- | --- | --- |\n${text}\n\n</APITable>\n`,
    );
  const flag = {fact: 'command/write-heading-ids', name: '--migrate', isRow: true};

  it('compares fact files', () => {
    const older = structuredClone(newer);
    const command = older.commands['write-heading-ids'];
    command?.flags.splice(
      command.flags.findIndex((one) => one.flag === flag.name),
      1,
    );
    expect(differences(older, newer)).toEqual([flag]);
  });

  it('finds mentions in the row of a flag but not in other rows', () => {
    const [migrate, other] = [
      row('| `--migrate` | `false` | Rewrites |'),
      row('| `--x` | — | No |'),
    ];
    expect(mentions([migrate, other], flag, () => '')).toEqual(['`false` | Rewrites']);
  });

  it('finds mentions in lines that contain the whole name', () => {
    const name = {fact: '@docusaurus/utils', name: 'getVcs', isRow: false};
    const text = () => 'Call `getVcs()`.\nCall `getVcsPreset()`.';
    expect(mentions([row('')], name, text)).toEqual(['Call `getVcs()`.']);
  });
});
