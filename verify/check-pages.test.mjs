// @ts-check
import {describe, expect, it} from 'vitest';
import {Facts} from './facts.mjs';
import {readPage} from './page/read-page.mjs';
import {checkPages} from './check-pages.mjs';
import {docsVersions, installedVersion} from './versions.mjs';

const canary = Facts.load(docsVersions[0]?.framework ?? '');

/**
 * The problems of one page, or of pages with the same text, such as `3: prose: there is no hook …`.
 *
 * @param {string} text
 * @param {{facts?: Facts, packagesDir?: string, hasReference?: boolean, files?: string[]}} [options]
 */
async function problemsOf(text, {facts = canary, files = ['docs/a.mdx'], ...options} = {}) {
  const pages = files.map((file) => readPage(file, text));
  const problems = await checkPages(pages, facts, options);
  return problems.map(({line, message}) => `${line}: ${message}`);
}

/** @param {string} start of the only problem */
const only = (start) => [expect.stringContaining(start)];

it.each([
  ['a hook', '`useDocusaurusSite`', 'there is no hook "useDocusaurusSite"'],
  ['a package', '`@docusaurus/plugin-docs`', 'there is no package or module'],
  ['a component', '`@theme/DocPage`', 'there is no theme component "DocPage"'],
  ['a command', '`docusaurus publish`', 'there is no command "publish"'],
  ['an option', '`future.v5`', 'there is no option "future.v5"'],
  ['a name', '`onBrokenHref`', 'there is no name "onBrokenHref"'],
])('finds in prose %s that does not exist', async (_, name, problem) => {
  expect(await problemsOf(`# Title\n\nPlanted: ${name}.\n`)).toEqual(only(`3: prose: ${problem}`));
});

describe('finds in a sample', () => {
  it.each([
    ['TypeScript with a syntax error', 'ts', "const a = ['b';", '2: sample: '],
    ['invalid JSON', 'json', '{"a": 1,}', '2: sample: invalid json'],
    ['invalid YAML', 'yaml', 'a: [1', '2: sample: invalid yaml'],
    [
      'an unknown category file field',
      'json title="docs/guides/_category_.json"',
      '{"label": "Guides", "planted": 1}',
      '2: sample: file/category has no field "planted"',
    ],
    [
      'MDX that does not compile',
      'mdx title="docs/b.mdx"',
      '# B\n\n<Open>',
      '4: sample: does not compile',
    ],
    [
      'an unknown front matter field',
      'md title="docs/b.md"',
      '---\nplanted: 1\n---',
      '3: sample: frontMatter/docs has no field "planted"',
    ],
    [
      'an unknown field in a list of front matter',
      'md title="blog/b.md"',
      '---\ntitle: B\nauthors:\n  - planted: 1\n---',
      '4: sample: frontMatter/blog has no field "authors[].planted"',
    ],
    [
      'an unknown flag',
      'bash',
      'npx docusaurus build --planted',
      '2: sample: "build" has no flag --planted',
    ],
    [
      'an unknown command',
      'bash',
      'npm run docusaurus -- planted',
      '2: sample: there is no command "docusaurus planted"',
    ],
  ])('%s', async (_, info, code, problem) => {
    expect(await problemsOf(`\`\`\`${info}\n${code}\n\`\`\`\n`)).toEqual(only(problem));
  });

  // Type checks take seconds.
  it.runIf(process.env.FULL_TESTS)('what does not exist in the types', async () => {
    const text = `\`\`\`ts title="docusaurus.config.ts"
import type {Config} from '@docusaurus/types';
export default {title: 'A', url: 'https://a.example', baseUrl: '/', planted: 1} satisfies Config;
\`\`\`

\`\`\`tsx title="src/pages/index.tsx"
import {usePlanted} from '@docusaurus/plugin-content-docs/client';
export default usePlanted;
\`\`\`
`;
    const options = {facts: Facts.load(installedVersion), packagesDir: process.cwd()};
    expect(await problemsOf(text, options)).toEqual([
      expect.stringMatching(/^3: .*'planted' does not exist/u),
      expect.stringMatching(/^7: .*usePlanted/u),
    ]);
  });

  it('a marker without a known kind or a reason', async () => {
    const marked = (/** @type {string} */ marker) =>
      problemsOf(`{/* ${marker} */}\n\n\`\`\`ts\nconst a: = 1\n\`\`\`\n`);
    expect(await marked('sample: fragment, shows one line of a longer file')).toEqual([]);
    expect(await marked('sample: whatever, shows one line of a longer file')).toEqual(
      only('marker: unknown kind "whatever"'),
    );
    expect(await marked('sample: fragment, short')).toEqual(
      only('marker: the reason "short" is too short'),
    );
  });
});

describe('finds in a table', () => {
  const facts = new Facts({
    ...canary.data,
    version: '1.0.0',
    schemas: {
      'options/a': [
        {path: 'title', type: 'string', required: true},
        {path: 'mode', type: 'string', values: ['on', 'off'], default: 'on'},
        {path: 'isOld', type: 'boolean', deprecated: true},
      ],
    },
    commands: {build: {flags: [{flag: '--port', short: '-p', argument: '<port>'}]}},
  });
  const tables = `<APITable fact="options/a">

| Option | Type | Default | Description |
| --- | --- | --- | --- |
| \`title\` | \`string\` | **required** | Names the site in tabs of the browser. |
| \`mode\` | \`'on' \\| 'off'\` | \`'on'\` | Checks links before pages are written. |
| \`isOld\` | \`boolean\` | — | **Deprecated**. Keeps links as readers wrote them. |

</APITable>

<APITable fact="command/build">

| Flag | Default | Description |
| --- | --- | --- |
| \`-p, --port <port>\` | — | Listens there. |

</APITable>
`;

  it.each([
    ['an option without a row', /\| `mode`.*\n/u, '', '1: table: options/a accepts "mode"'],
    ['an unknown option', '`mode`', '`modes`', '6: table: "modes" is no part of options/a'],
    ['a wrong default', "`'on'` |", "`'off'` |", `6: table: mode: the default is 'off'; the pa`],
    ['a missing default', "`'on'` |", '— |', '6: table: mode: no default is given; the package'],
    ['a default that is no literal', "`'on'` |", 'on |', 'is not a literal'],
    ['a wrong type', '`boolean`', '`string`', 'the type is string; the package accepts boolean'],
    ['a wrong value', "'off'` |", "'no'` |", 'the package accepts'],
    ['a required option that is not marked', '**required**', '—', 'title: the option is required'],
    ['an optional option that is marked', '— | **D', '**required** | **D', 'does not require it'],
    ['a missing deprecation notice', '**Deprecated**. ', '', '7: table: isOld: the option is dep'],
    ['a meaningless description', /Checks.*\./u, 'Whether to set the mode.', 'only restates the'],
    ['an unknown fact', 'options/a', 'options/b', '1: table: there is no fact "options/b"'],
    ['a flag without a row', /\| `-p.*\n/u, '', '11: table: build has --port, which has no row'],
    ['an unknown flag', '--port', '--prot', '15: table: build has no flag "-p, --prot <port>"'],
    ['an unknown short form', '-p,', '-P,', '--port is "-p, --port <port>" in the command'],
  ])('%s', async (_, from, to, problem) => {
    expect(await problemsOf(tables, {facts})).toEqual([]);
    expect(await problemsOf(tables.replace(from, to), {facts})).toContainEqual(
      expect.stringContaining(problem),
    );
  });
});

it('fails with the position of invalid MDX', () => {
  expect(() => readPage('docs/a.mdx', '# Title\n\n<Open>\n')).toThrow(/^docs\/a\.mdx:3:.*Open/u);
});

it('a version with a full reference must document everything that is accepted', async () => {
  expect(await problemsOf('# Title\n', {hasReference: true})).toEqual(
    expect.arrayContaining([
      '1: table: no page documents options/plugin-sitemap',
      '1: table: no page documents command/build',
      '1: table: no page documents eslint/no-html-links',
    ]),
  );
});

it('a sentence of a guide stands on one page only', async () => {
  const text = '# Title\n\nDocusaurus serves every file in this folder at the root of your site.\n';
  expect(await problemsOf(text, {files: ['docs/a.mdx', 'docs/api/b.mdx']})).toEqual(
    only('3: repeated: docs/a.mdx:3'),
  );
  expect(await problemsOf(text, {files: ['docs/api/a.mdx', 'docs/api/b.mdx']})).toEqual([]);
});
