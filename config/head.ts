import type {Config} from '@docusaurus/types';
import {env} from './env';

/** The color of a browser's toolbar. Once a page has a color mode, features/color-mode keeps the one with it. */
const themeColor = (mode: 'light' | 'dark', content: string) => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    content,
    media: `(prefers-color-scheme: ${mode})`,
    'data-mode': mode,
  },
});

/** Tags in the head of every page. */
export const headTags: Config['headTags'] = [
  themeColor('light', '#ffffff'),
  themeColor('dark', '#181920'),
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${env.baseUrl}img/app/apple-touch-icon.png`},
  },
];
