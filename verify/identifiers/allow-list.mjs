// @ts-check

/** Names that pages use in prose and that are not the framework's, by where they come from. */
const names = {
  files: ['node_modules', 'versioned_docs', 'versioned_sidebars', 'routesChunkNames', 'i18n.json'],
  templates: ['tutorialSidebar', 'defaultSidebar'],
  react: [
    'useState',
    'useEffect',
    'useLayoutEffect',
    'useMemo',
    'useCallback',
    'useContext',
    'useReducer',
    'useRef',
    'useId',
    'dangerouslySetInnerHTML',
    'createRoot',
    'propTypes',
    'defaultProps',
  ],
  html: ['httpEquiv', 'hrefLang', 'crossOrigin', 'charSet', 'currentColor', 'strokeWidth'],
  schemaOrg: ['dateModified'],
  katex: ['errorColor', 'minRuleThickness', 'displayMode', 'throwOnError'],
  mdast: [
    'mdxJsxFlowElement',
    'mdxJsxTextElement',
    'mdxjsEsm',
    'mdxFlowExpression',
    'mdxTextExpression',
  ],
  browser: ['localStorage', 'sessionStorage', 'innerWidth', 'matchMedia'],
  npm: ['peerDependencies', 'devDependencies', 'optionalDependencies'],
  typescript: ['experimentalDecorators', 'skipLibCheck', 'moduleResolution', 'noEmit', 'baseUrl'],
  hosts: ['navigationFallback'],
  metaTags: ['summary_large_image'],
  prismThemes: [
    'duotoneDark',
    'duotoneLight',
    'gruvboxMaterialDark',
    'gruvboxMaterialLight',
    'jettwaveDark',
    'jettwaveLight',
    'nightOwl',
    'nightOwlLight',
    'oceanicNext',
    'shadesOfPurple',
    'vsDark',
    'vsLight',
  ],
  router: ['goBack', 'goForward', 'createHref', 'isExact', 'computedMatch', 'activeStyle'],
  helmet: [
    'titleTemplate',
    'defaultTitle',
    'titleAttributes',
    'htmlAttributes',
    'bodyAttributes',
    'encodeSpecialCharacters',
    'onChangeClientState',
    'prioritizeSeoTags',
  ],
  analytics: ['beforeSend', 'page_path', 'page_view'],
  bundler: ['cssOptions', 'devServer'],
  rsdoctor: ['treeShaking', 'reportDir'],
  mermaid: ['accTitle', 'accDescr'],
  reactLive: ['enableTypeScript'],
  svgr: ['descProp', 'svgProps', 'viewBox'],
  webApp: ['saveData', 'related_applications'],
  workbox: ['injectManifest', 'globPatterns', 'globDirectory', 'swSrc', 'swDest'],
  // Core brings these itself, for sites without a theme; no theme lists them.
  fallbackTheme: ['Error', 'Loading', 'Root'],
  docSearch: [
    'docusaurus_locale',
    'docusaurus_version',
    'docusaurus_tag',
    'attributesForFaceting',
    'transformItems',
  ],
};

/**
 * Names that single pages mention because they are not the framework's in that version: what an
 * option was called before, a package that a name would resolve to.
 *
 * @type {{page: RegExp, names: string[], reason: string}[]}
 */
const mentions = [
  {
    page: /\/configuration\.mdx$/u,
    names: [
      '@docusaurus/plugin-sea',
      '@docusaurus/mermaid',
      '@docusaurus/docusaurus-theme-mermaid',
      'experimental_faster',
    ],
    reason: 'what a short name is taken for, and the flag that 3.10 renamed',
  },
  {
    page: /\/installation\.mdx$/u,
    names: [
      '@docusaurus/react-loadable',
      '@docusaurus/responsive-loader',
      'future.experimental_faster',
      'future.experimental_storage',
    ],
    reason: 'packages with versions of their own, and flags that 3.10 renamed',
  },
  {
    page: /\/docusaurus\.config\.js\.mdx$/u,
    names: ['future.experimental_storage', 'future.experimental_faster', 'experimental_faster'],
    reason: 'flags that 3.10 renamed',
  },
  {
    page: /\/extend-infrastructure\.mdx$/u,
    names: ['Notice', 'Notice/Icon'],
    reason: 'components of the theme that the page makes up',
  },
  {
    page: /\/migration\//u,
    names: [
      '@docusaurus/migrate',
      'docLayoutComponent',
      'formattedDate',
      'formattedLastUpdatedAt',
      'future.experimental_faster',
      'future.experimental_storage',
      'unversionedId',
      'useMermaidSvg',
    ],
    reason: 'what a site comes from: names that a later version removed',
  },
  {
    page: /\/playground\.mdx$/u,
    names: ['tagLine'],
    reason: 'a misspelling whose message is shown',
  },
  {
    page: /^versioned_docs\//u,
    names: ['future.faster', 'future.experimental_vcs', 'markdown.hooks', 'markdown.emoji'],
    reason: 'what later versions bring, named where a reader of an older one looks for it',
  },
];

const everywhere = new Set(Object.values(names).flat());

/**
 * @param {string} name
 * @param {string} page the path of the page that mentions it
 */
export const isAllowed = (name, page) =>
  everywhere.has(name) ||
  mentions.some((mention) => mention.page.test(page) && mention.names.includes(name));
