import {readFileSync} from 'node:fs';
import {describe, it} from 'vitest';
import {expectCaught} from '../planted-fault.fixture.mjs';

const docsPlugin = 'docs/api/plugins/plugin-content-docs.mdx';
const config = 'docs/api/docusaurus.config.js.mdx';
const cli = 'docs/cli.mdx';

// Each fault means checking a long page again.
describe.runIf(process.env.FULL_TESTS)('finds in an option table', () => {
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
      fault: 'a row for an unknown option',
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
      fault: 'a missing default',
      file: docsPlugin,
      from: '| `breadcrumbs` | `boolean` | `true` |',
      to: '| `breadcrumbs` | `boolean` | — |',
      says: 'no default is given; the package has true',
    },
    {
      fault: 'a default that is not a literal',
      file: docsPlugin,
      from: '| `breadcrumbs` | `boolean` | `true` |',
      to: '| `breadcrumbs` | `boolean` | on |',
      says: 'is not a literal',
    },
    {
      fault: 'a wrong type',
      file: docsPlugin,
      from: '| `breadcrumbs` | `boolean` |',
      to: '| `breadcrumbs` | `string` |',
      says: 'the type is string; the package accepts boolean',
    },
    {
      fault: 'an invalid value',
      file: config,
      from: "| `onBrokenLinks` | `'ignore' \\| 'log'",
      to: "| `onBrokenLinks` | `'ignore' \\| 'silent'",
      says: 'the values are .*"silent".*; the package accepts',
    },
    {
      fault: 'a required option that is not marked as required',
      file: config,
      from: '| `title` | `string` | **required** |',
      to: '| `title` | `string` | — |',
      says: 'the option is required',
    },
    {
      fault: 'an optional option that is marked as required',
      file: config,
      from: '| `trailingSlash` | `boolean` | — |',
      to: '| `trailingSlash` | `boolean` | **required** |',
      says: 'the package does not require it',
    },
    {
      fault: 'a missing deprecation notice',
      file: config,
      from: '**Deprecated** since 3.9. Use',
      to: 'Since 3.9, use',
      says: 'the option is deprecated',
    },
    {
      fault: 'a meaningless description',
      file: docsPlugin,
      from: /^\| `breadcrumbs` .*$/m.exec(readFileSync(docsPlugin, 'utf8'))?.[0],
      to: '| `breadcrumbs` | `boolean` | `true` | Whether to set the breadcrumbs. |',
      says: 'only restates the name and type',
    },
    {
      fault: 'a table for an unknown fact',
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
      fault: 'an unknown flag',
      file: cli,
      from: '| `--bundle-analyzer` |',
      to: '| `--bundle-analyser` |',
      says: 'build has no flag "--bundle-analyser"',
    },
    {
      fault: 'an unknown short form',
      file: cli,
      from: '| `-l, --locale <locale...>` |',
      to: '| `-L, --locale <locale...>` |',
      says: '--locale is "-l, --locale <locale...>" in the command',
    },
  ])('$fault', expectCaught);
});
