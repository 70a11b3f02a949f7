import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'node_modules/',
      'playwright-report/',
      'test-results/',
      // Pages as readers of the docs would write them.
      'screenshots/sites/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
  },
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: {'@docusaurus': docusaurus},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration > ObjectExpression > Property[value.type=/Function/]',
          message: 'Export functions by name instead of an object of helpers.',
        },
      ],
    },
  },
  {
    // The theme hands these over by role; the site has one language, so texts may stand in place.
    files: [
      'scripts/**/*.mjs',
      'screenshots/*.mjs',
      'specification/**',
      'bench/**',
      'e2e/**',
      'eval/**',
      'verify/**',
      '_dogfooding/**/*.test.mjs',
    ],
    rules: {'no-console': 'off', 'react-hooks/rules-of-hooks': 'off'},
  },
);
