import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {Facts} from './facts.mjs';
import {readPage} from './page/read-page.mjs';
import {formatProblem} from './problem.mjs';
import {verify} from './verify.mjs';

const canary = Facts.load('3.10.2');
const current = Facts.load('3.9.2');

/** The problems of one page, read with a fault planted in it. */
async function problemsOf(file, text, facts, packagesDir) {
  const read = () => readPage(file, text);
  return (await verify([file], facts, {packagesDir, read})).problems;
}

/**
 * Plants a fault in a copy of a real page and expects the one problem it makes.
 * `at` is a piece of the line that the problem has to name; without it, the planted text is.
 */
async function expectCaught({file, from, to, at = to, says, facts = canary, packages}) {
  const sound = readFileSync(file, 'utf8');
  expect(sound.split(from).length - 1, `"${from}" in ${file}`).toBeGreaterThan(0);
  const planted = sound.replace(from, () => to);
  const line = planted.slice(0, planted.indexOf(at)).split('\n').length;
  const before = (await problemsOf(file, sound, facts, packages)).map(formatProblem);
  const after = (await problemsOf(file, planted, facts, packages)).map(formatProblem);
  expect(before).toEqual([]);
  expect(after).toContainEqual(
    expect.stringMatching(new RegExp(`^${file}:${line}: .*${says}`, 's')),
  );
}

const docsPlugin = 'docs/api/plugins/plugin-content-docs.mdx';
const config = 'docs/api/docusaurus.config.js.mdx';
const cli = 'docs/cli.mdx';

describe('a fault in an option table is caught', () => {
  it.each([
    {
      fault: 'an option without a row',
      file: docsPlugin,
      from: /^\| `breadcrumbs` .*\n/m.exec(readFileSync(docsPlugin, 'utf8'))?.[0],
      to: '',
      at: '<APITable fact="options/plugin-content-docs"',
      says: 'accepts "breadcrumbs", which has no row',
    },
    {
      fault: 'a row for an option that there is not',
      file: docsPlugin,
      from: '| `breadcrumbs` |',
      to: '| `breadCrumbs` |',
      says: '"breadCrumbs" is no part of options/plugin-content-docs',
    },
    {
      fault: 'a wrong default',
      file: docsPlugin,
      from: "| `routeBasePath` | `string` | `'docs'` |",
      to: "| `routeBasePath` | `string` | `'doc'` |",
      says: `the default is 'doc'; the package has "docs"`,
    },
    {
      fault: 'a default left out',
      file: docsPlugin,
      from: '| `breadcrumbs` | `boolean` | `true` |',
      to: '| `breadcrumbs` | `boolean` | — |',
      says: 'no default is given; the package has true',
    },
    {
      fault: 'a default that is no literal',
      file: docsPlugin,
      from: '| `breadcrumbs` | `boolean` | `true` |',
      to: '| `breadcrumbs` | `boolean` | on |',
      says: 'is no literal',
    },
    {
      fault: 'a wrong type',
      file: docsPlugin,
      from: '| `breadcrumbs` | `boolean` |',
      to: '| `breadcrumbs` | `string` |',
      says: 'the type is string; the package accepts boolean',
    },
    {
      fault: 'a value that is not accepted',
      file: config,
      from: "| `onBrokenLinks` | `'ignore' \\| 'log'",
      to: "| `onBrokenLinks` | `'ignore' \\| 'silent'",
      says: 'the values are .*"silent".*; the package accepts',
    },
    {
      fault: 'a required option that is not said to be',
      file: config,
      from: '| `title` | `string` | **required** |',
      to: '| `title` | `string` | — |',
      says: 'it is required',
    },
    {
      fault: 'an optional one that is said to be required',
      file: config,
      from: '| `trailingSlash` | `boolean` | — |',
      to: '| `trailingSlash` | `boolean` | **required** |',
      says: 'the package does not require it',
    },
    {
      fault: 'a deprecation kept quiet',
      file: config,
      from: '**Deprecated** since 3.9 in favor of',
      to: 'Since 3.9 there is',
      says: 'it is deprecated',
    },
    {
      fault: 'a description that says nothing',
      file: docsPlugin,
      from: /^\| `breadcrumbs` .*$/m.exec(readFileSync(docsPlugin, 'utf8'))?.[0],
      to: '| `breadcrumbs` | `boolean` | `true` | Whether to set the breadcrumbs. |',
      says: 'only restates name and type',
    },
    {
      fault: 'a table of something unknown',
      file: docsPlugin,
      from: '<APITable fact="options/plugin-content-docs"',
      to: '<APITable fact="options/plugin-content-doc"',
      says: 'there is no fact "options/plugin-content-doc"',
    },
    {
      fault: 'a flag without a row',
      file: cli,
      from: /^\| `--out-dir <dir>` .*\n/m.exec(readFileSync(cli, 'utf8'))?.[0],
      to: '',
      at: '<APITable fact="command/build"',
      says: 'build has --out-dir, which has no row',
    },
    {
      fault: 'a flag that there is not',
      file: cli,
      from: '| `--bundle-analyzer` |',
      to: '| `--bundle-analyser` |',
      says: 'build has no flag "--bundle-analyser"',
    },
    {
      fault: 'a short form that there is not',
      file: cli,
      from: '| `-l, --locale <locale...>` |',
      to: '| `-L, --locale <locale...>` |',
      says: '--locale is "-l, --locale <locale...>" in the command',
    },
  ])('$fault', expectCaught);
});

describe('a fault in prose is caught', () => {
  it.each([
    {
      fault: 'an unknown hook',
      name: '`useDocusaurusSite`',
      says: 'there is no hook "useDocusaurusSite"',
    },
    {
      fault: 'an unknown package',
      name: '`@docusaurus/plugin-docs`',
      says: 'there is no package or module',
    },
    {
      fault: 'an unknown component',
      name: '`@theme/DocPage`',
      says: 'there is no theme component "DocPage"',
    },
    {
      fault: 'an unknown command',
      name: '`docusaurus publish`',
      says: 'there is no command "publish"',
    },
    {fault: 'an unknown option', name: '`future.v5`', says: 'there is no option "future.v5"'},
    {fault: 'an unknown name', name: '`onBrokenHref`', says: 'there is no name "onBrokenHref"'},
  ])('$fault', ({name, says}) => {
    const [heading] = /^## .*$/m.exec(readFileSync(config, 'utf8')) ?? [];
    return expectCaught({
      file: config,
      from: heading,
      to: `Planted: ${name}.\n\n${heading}`,
      at: 'Planted',
      says,
    });
  });
});

describe('a fault in a sample is caught', () => {
  const page = 'versioned_docs/version-3.9.2/configuration.mdx';
  /** Puts a sample at the head of a page; the fault stands in its line `line`. */
  const plant = ({lang, code, at, says}) => {
    const [heading] = /^## .*$/m.exec(readFileSync(page, 'utf8')) ?? [];
    return expectCaught({
      file: page,
      from: heading,
      to: `\`\`\`${lang}\n${code}\n\`\`\`\n\n${heading}`,
      at,
      says,
      facts: current,
      packages: process.cwd(),
    });
  };

  it.each([
    {
      fault: 'a field that the types do not have',
      lang: 'ts title="docusaurus.config.ts"',
      code: "import type {Config} from '@docusaurus/types';\n\nexport default {\n  title: 'A',\n  url: 'https://a.example',\n  baseUrl: '/',\n  plantedField: 1,\n} satisfies Config;",
      at: '  plantedField',
      says: "'plantedField' does not exist",
    },
    {
      fault: 'an import that does not exist',
      lang: 'tsx title="src/pages/index.tsx"',
      code: "import {usePlanted} from '@docusaurus/plugin-content-docs/client';\n\nexport default usePlanted;",
      at: 'import {usePlanted}',
      says: 'usePlanted',
    },
    {
      fault: 'TypeScript that does not parse',
      lang: 'ts',
      code: "const planted = ['a';",
      at: 'const planted',
      says: 'expected',
    },
    {
      fault: 'JSON that cannot be read',
      lang: 'json title="package.json"',
      code: '{"planted": 1,}',
      at: '{"planted"',
      says: 'no valid json',
    },
    {
      fault: 'YAML that cannot be read',
      lang: 'yaml',
      code: 'planted: [1',
      at: 'planted: [',
      says: 'no valid yaml',
    },
    {
      fault: 'a field that a category file does not have',
      lang: 'json title="docs/guides/_category_.json"',
      code: '{"label": "Guides", "plantedField": 1}',
      at: '{"label": "Guides", "planted',
      says: 'file/category has no field "plantedField"',
    },
    {
      fault: 'MDX that does not compile',
      lang: 'mdx title="docs/planted.mdx"',
      code: '# Planted\n\n<Open>',
      at: '<Open>',
      says: 'does not compile',
    },
    {
      fault: 'front matter that a doc does not have',
      lang: 'md title="docs/planted.md"',
      code: '---\nplanted_field: 1\n---',
      at: 'planted_field',
      says: 'frontMatter/docs has no field "planted_field"',
    },
    {
      fault: 'a flag that a command does not have',
      lang: 'bash',
      code: 'npx docusaurus build --planted',
      at: 'npx docusaurus build --planted',
      says: '"build" has no flag --planted',
    },
    {
      fault: 'a command that there is not',
      lang: 'bash',
      code: 'npm run docusaurus -- planted',
      at: 'npm run docusaurus -- planted',
      says: 'there is no command "docusaurus planted"',
    },
  ])('$fault', plant, 60_000);
});

it('a page that is no MDX is a problem with its place, and the others are still read', async () => {
  const read = (file) => readPage(file, '# Title\n\n<Open>\n');
  const {problems} = await verify(['docs/a.mdx'], canary, {read});
  expect(problems.map(formatProblem)[0]).toMatch(/^docs\/a\.mdx:3: .*Open/);
});

it('a version with the whole reference has to document everything that is accepted', async () => {
  const read = (file) => readPage(file, '# Title\n');
  const {problems} = await verify(['docs/a.mdx'], canary, {read, hasReference: true});
  const messages = problems.map(({message}) => message);
  expect(messages).toContain('table: no page documents options/plugin-sitemap');
  expect(messages).toContain('table: no page documents command/build');
  expect(messages).toContain('table: no page documents eslint/no-html-links');
});

it('a marker needs a kind that is known and a reason', async () => {
  const text = (marker) => `{/* ${marker} */}\n\n\`\`\`ts\nconst a: = 1\n\`\`\`\n`;
  const problems = async (marker) =>
    (await problemsOf('docs/a.mdx', text(marker), canary)).map(({message}) => message);
  expect(await problems('sample: fragment, shows one line of a longer file')).toEqual([]);
  expect(await problems('sample: whatever, shows one line of a longer file')).toEqual([
    'marker: unknown kind "whatever"',
  ]);
  expect(await problems('sample: fragment, short')).toEqual(['marker: "short" is no reason']);
});
