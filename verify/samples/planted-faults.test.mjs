import {readFileSync} from 'node:fs';
import {describe, it} from 'vitest';
import {current, expectCaught, installed} from '../planted-fault.fixture.mjs';

describe('a fault in a sample is caught', () => {
  const page = `${installed.folder}/configuration.mdx`;
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
      // Types are asked only where they are what is at fault: they take seconds.
      packages: /^tsx? title/u.test(lang) ? process.cwd() : undefined,
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
