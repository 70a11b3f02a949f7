import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import template from './template.config';

const [[preset, options]] = template.presets;
const {themeConfig} = template;

export default {
  ...template,
  future: {...template.future, experimental_faster: true},
  markdown: {mermaid: true},
  themes: ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-mermaid'],
  // KaTeX's style sheet and fonts
  staticDirectories: ['static', 'node_modules/katex/dist'],
  stylesheets: ['/katex.min.css'],
  presets: [
    [
      preset,
      {
        ...options,
        docs: {
          ...options.docs,
          editUrl: undefined,
          remarkPlugins: [remarkMath, [npm2yarn, {sync: true}]],
          rehypePlugins: [rehypeKatex],
          admonitions: {keywords: ['success']},
        },
        blog: {...options.blog, editUrl: undefined, include: ['202{5,6}-*']},
      },
    ],
  ],
  themeConfig: {
    ...themeConfig,
    navbar: {
      ...themeConfig.navbar,
      items: [
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Tutorial'},
        {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API'},
        {to: '/blog', label: 'Blog'},
        {
          label: 'Community',
          items: [
            {label: 'Help', to: '/docs/intro'},
            {label: 'Contributing', to: '/docs/api/overview'},
            {label: 'GitHub', href: 'https://github.com/facebook/docusaurus'},
          ],
        },
      ],
    },
    prism: {
      ...themeConfig.prism,
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
        {className: 'code-block-error-line', line: 'error-next-line'},
        {className: 'code-block-success-line', line: 'success-next-line'},
      ],
    },
  },
};
