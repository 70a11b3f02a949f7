import {readFileSync} from 'node:fs';
import {describe, it} from 'vitest';
import {current, expectCaught, installed} from '../planted-fault.fixture.mjs';

// Each fault means checking a long page again.
describe.runIf(process.env.FULL_TESTS)('finds in a sample', () => {
  const page = `${installed.folder}/configuration.mdx`;
  /** Puts a sample at the top of a page, with the fault in line `line`. */
  const plant = ({lang, code, at, says}) => {
    const [heading] = /^## .*$/m.exec(readFileSync(page, 'utf8')) ?? [];
    return expectCaught({
      file: page,
      from: heading,
      to: `\`\`\`${lang}\n${code}\n\`\`\`\n\n${heading}`,
      at,
      says,
      facts: current,
      // Type-checks only if the fault is in the types, because type checks take seconds.
      packages: /^tsx? title/u.test(lang) ? process.cwd() : undefined,
    });
  };

  it.each([
    {
      fault: 'a field that does not exist in the types',
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
      fault: 'TypeScript with a syntax error',
      lang: 'ts',
      code: "const planted = ['a';",
      at: 'const planted',
      says: 'expected',
    },
    {
      fault: 'invalid JSON',
      lang: 'json title="package.json"',
      code: '{"planted": 1,}',
      at: '{"planted"',
      says: 'invalid json',
    },
    {
      fault: 'invalid YAML',
      lang: 'yaml',
      code: 'planted: [1',
      at: 'planted: [',
      says: 'invalid yaml',
    },
    {
      fault: 'an unknown category file field',
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
      fault: 'an unknown front matter field',
      lang: 'md title="docs/planted.md"',
      code: '---\nplanted_field: 1\n---',
      at: 'planted_field',
      says: 'frontMatter/docs has no field "planted_field"',
    },
    {
      fault: 'an unknown flag',
      lang: 'bash',
      code: 'npx docusaurus build --planted',
      at: 'npx docusaurus build --planted',
      says: '"build" has no flag --planted',
    },
    {
      fault: 'an unknown command',
      lang: 'bash',
      code: 'npm run docusaurus -- planted',
      at: 'npm run docusaurus -- planted',
      says: 'there is no command "docusaurus planted"',
    },
  ])('$fault', plant, 60_000);
});
