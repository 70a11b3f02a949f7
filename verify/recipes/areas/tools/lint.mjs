// @ts-check
// What readers do with ESLint.
import {expect} from 'vitest';

const readme = 'api/misc/eslint-plugin/README';
const folder = 'src/lint';

/**
 * A recipe for a rule, which reports the first component of its page and not the second one.
 *
 * @param {string} rule
 * @param {string} component
 * @param {number} count of what it reports
 * @returns {import('../../kit.mjs').Recipe}
 */
const ruleRecipe = (rule, component, count) => ({
  page: `api/misc/eslint-plugin/${rule}`,
  heading: 'examples',
  result: 'sees what the rule reports',
  paste: ({sample, write}) => {
    const config = sample('eslint.config.mjs', '', '')
      .replace('{js,jsx}', '{js,jsx,ts,tsx}')
      .replace('languageOptions: {', 'languageOptions: {parser: tseslint.parser, ');
    write(`lint/${rule}.mjs`, `import tseslint from 'typescript-eslint';\n${config}`);
    const file = `src/components/${component}.tsx`;
    const wrong = sample(file);
    write(`${folder}/${rule}/wrong.tsx`, wrong);
    const right = {'prefer-docusaurus-heading': '<Heading', 'no-html-links': '<Link'}[rule];
    write(`${folder}/${rule}/right.tsx`, sample(file, right ?? 'values={{name'));
  },
  check: async ({run, sample}) => {
    const lint = `npx eslint -c lint/${rule}.mjs -f json ${folder}/${rule} || true`;
    const output = await run([lint]);
    const results = JSON.parse(output.slice(output.indexOf('[')));
    const byFile = Object.fromEntries(
      results.map((/** @type {{filePath: string, messages: {message: string}[]}} */ result) => [
        result.filePath.split('/').at(-1),
        result.messages.map(({message}) => message),
      ]),
    );
    expect(byFile['right.tsx']).toEqual([]);
    expect(byFile['wrong.tsx']).toHaveLength(count);
    const shown = sample('', '', '').split('\n');
    for (const message of byFile['wrong.tsx']) {
      // Some releases add a link at the end.
      expect(shown).toContain(message.replace(/ See: \S+$/u, ''));
    }
  },
});

/** @type {import('../../kit.mjs').Recipe[]} */
export const lint = [
  {
    page: readme,
    heading: 'flat-config',
    result: 'finds plain links in a TypeScript site',
    install: ({command}) => [command(0, 'installation'), command(0)],
    paste: ({sample, write}) => {
      write('eslint.config.mjs', sample('eslint.config.mjs', 'tseslint'));
      const plain = 'export default (): unknown => <a href="/docs/intro">Intro</a>;';
      write('src/components/Plain.tsx', plain);
    },
    check: async ({run}) => {
      const output = await run(['npx eslint src/components']);
      expect(output).toMatch(/Plain\.tsx\n.*@docusaurus\/no-html-links/u);
    },
  },
  {
    page: readme,
    heading: 'severities',
    result: 'changes the severity and the options of rules',
    paste: ({sample, write}) => {
      write('lint/severities.mjs', sample('eslint.config.mjs'));
      const code =
        'export default () => (\n  <p>\n    <a href="/docs/intro" />\n    <a href="https://example.com" />\n    ·\n  </p>\n);';
      write(`${folder}/severities.jsx`, code);
      write('src/pages/internal/plan.jsx', 'export default () => <p>Untranslated</p>;');
    },
    check: async ({run}) => {
      const files = `${folder}/severities.jsx src/pages/internal/plan.jsx`;
      const output = await run([`npx eslint -c lint/severities.mjs ${files} || true`]);
      expect(output.match(/no-html-links/gu)).toHaveLength(1);
      expect(output).toMatch(/error .*no-html-links/u);
      expect(output).not.toContain('no-untranslated-text');
    },
  },
  {
    page: readme,
    heading: 'running',
    result: 'fails for warnings, except where a comment allows them',
    paste: ({sample, paste, read, write}) => {
      paste('src/components/RawLink.tsx');
      const {scripts} = JSON.parse(sample('package.json'));
      const own = JSON.parse(read('package.json'));
      const all = {...own, scripts: {...own.scripts, ...scripts}};
      write('package.json', JSON.stringify(all, null, 2));
    },
    check: async ({failure, command}) => {
      const output = await failure(command());
      expect(output).toContain('Plain.tsx');
      expect(output).not.toContain('RawLink.tsx');
    },
  },
  ruleRecipe('no-html-links', 'Nav', 5),
  ruleRecipe('no-untranslated-text', 'Welcome', 5),
  ruleRecipe('prefer-docusaurus-heading', 'Install', 2),
  ruleRecipe('string-literal-i18n-messages', 'Greeting', 5),
];
