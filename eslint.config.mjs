import path from 'node:path';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The layers of the site, from the top down. Each imports only from itself and from those below it. */
const layers = [
  /^(?:config\/|docusaurus\.config\b)/u,
  /^src\/pages\//u,
  /^src\/(?:features|theme)\//u,
  /^src\/(?:areas\b|(?:components|content|data|hooks)\/)/u,
  /^src\/framework\//u,
];

/** The modules of a feature that the configuration uses: its plugin, and its Markdown plugins. */
const entry = /^src\/features\/[^/]+(?:\/(?:index|remark|rehype))?$/u;

/** The feature that another one may import. The changelog is a second blog, with the same feeds. */
const exceptions = {changelog: 'blog'};

/** What to do instead of importing a module, if a file mustn't. Both are paths in the site. */
function adviceAgainst(file, module) {
  const [from, to] = [file, module].map((name) => layers.findIndex((layer) => layer.test(name)));
  const [user, feature] = [file, module].map((name) => /^src\/features\/([^/]+)/u.exec(name)?.[1]);
  // Tests try features with the settings of this site.
  if (from < 0 || to < 0 || (to === 0 && /\.test\.tsx?$/u.test(file))) {
    return undefined;
  }
  if (to < from) {
    return 'This is in a layer above. Get it through an option or property, or move it down.';
  }
  if (from === 0 && feature && !entry.test(module)) {
    return `Export it from src/features/${feature}/index.ts.`;
  }
  return from === 2 && feature && feature !== user && feature !== exceptions[user]
    ? `Move what both need out of src/features/${feature}, to src/components, hooks, content, or data.`
    : undefined;
}

/** Keeps imports in the direction of the layers. `no-restricted-imports` doesn't resolve paths. */
const importDirection = {
  create({filename, report}) {
    const root = import.meta.dirname;
    const inSite = (file) => path.relative(root, file).split(path.sep).join('/');
    function check({source}) {
      const name = String(source?.value);
      const isAlias = name.startsWith('@site/');
      if (isAlias || name.startsWith('.')) {
        const module = path.resolve(
          isAlias ? root : path.dirname(filename),
          name.replace('@site/', ''),
        );
        const message = adviceAgainst(inSite(filename), inSite(module));
        if (message) {
          report({node: source, message});
        }
      }
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

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
      'tools/screenshots/sites/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
  },
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: {'@docusaurus': docusaurus, site: {rules: {'import-direction': importDirection}}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      'no-console': 'error',
      'site/import-direction': 'error',
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
    files: ['tools/**', 'e2e/**', 'verify/**', '_dogfooding/**/*.test.mjs'],
    rules: {'no-console': 'off', 'react-hooks/rules-of-hooks': 'off'},
  },
);
