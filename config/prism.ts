import type {PrismTheme} from 'prism-react-renderer';
import type {UserThemeConfig} from '@docusaurus/theme-common';

type Palette = Record<
  | 'text'
  | 'background'
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'name'
  | 'property'
  | 'inserted'
  | 'deleted',
  string
>;

/**
 * Creates a Prism theme from a palette. Every color keeps a contrast of 4.5:1, on highlighted lines
 * too.
 */
const prismTheme = (palette: Palette): PrismTheme => ({
  plain: {color: palette.text, backgroundColor: palette.background},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: palette.comment, fontStyle: 'italic'},
    },
    {
      types: ['keyword', 'operator', 'atrule', 'important', 'boolean', 'rule'],
      style: {color: palette.keyword},
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'template-string', 'url'],
      style: {color: palette.string},
    },
    {types: ['number', 'constant', 'symbol', 'variable'], style: {color: palette.number}},
    {types: ['function', 'class-name', 'maybe-class-name', 'tag'], style: {color: palette.name}},
    {types: ['property', 'attr-name', 'key', 'selector'], style: {color: palette.property}},
    {types: ['inserted'], style: {color: palette.inserted}},
    {types: ['deleted'], style: {color: palette.deleted}},
    {types: ['punctuation'], style: {color: palette.text}},
  ],
});

export const prism: NonNullable<UserThemeConfig['prism']> = {
  theme: prismTheme({
    text: '#24302b',
    background: '#f4f7f5',
    comment: '#59655f',
    keyword: '#9a2258',
    string: '#1d6b40',
    number: '#8a4b00',
    name: '#1f5fae',
    property: '#6a3fa0',
    inserted: '#1d6b40',
    deleted: '#a8241f',
  }),
  darkTheme: prismTheme({
    text: '#e3e9e6',
    background: '#10141a',
    comment: '#93a19a',
    keyword: '#ff9ec2',
    string: '#8fdcae',
    number: '#f5c07a',
    name: '#8ec5ff',
    property: '#cdb4ff',
    inserted: '#8fdcae',
    deleted: '#ffa8a1',
  }),
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
