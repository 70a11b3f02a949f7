/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['.cache/**', 'build/**', 'node_modules/**', '.docusaurus/**'],
  rules: {
    'declaration-no-important': true,
    // CSS modules are addressed from TypeScript, where camel case reads best; DocSearch has its own.
    'selector-class-pattern': [
      '^(?:DocSearch(?:-[A-Za-z]+)+|[a-z][a-zA-Z0-9]*|[a-z][a-z0-9]*(?:(?:-|--|__)[a-z0-9]+)*)$',
      {message: 'Class names are camelCase in modules, kebab-case or Infima BEM elsewhere'},
    ],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'no-descending-specificity': null,
  },
};
