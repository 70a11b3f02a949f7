import type {UserThemeConfig} from '@docusaurus/theme-common';

export const prism: NonNullable<UserThemeConfig['prism']> = {
  // The colors are in src/features/code-blocks/styles.css. Those of a theme would be `style`
  // attributes, which the server can only render for one color mode.
  theme: {plain: {}, styles: []},
  additionalLanguages: [
    'java',
    'latex',
    'haskell',
    'matlab',
    'php',
    'powershell',
    'bash',
    'diff',
    'json',
    'scss',
  ],
  magicComments: [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'},
    },
  ],
};
