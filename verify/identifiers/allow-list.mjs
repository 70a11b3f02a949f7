// @ts-check

/** Names from outside the framework that pages use in prose, grouped by origin. */
const names = {
  files: ['node_modules', 'versioned_docs', 'versioned_sidebars', 'i18n.json'],
  templates: ['defaultSidebar'],
  react: [
    'useEffect',
    'useLayoutEffect',
    'useContext',
    'useReducer',
    'useId',
    'createRoot',
    'propTypes',
    'defaultProps',
  ],
  html: ['httpEquiv', 'hrefLang', 'crossOrigin', 'charSet', 'strokeWidth'],
  schemaOrg: ['dateModified'],
  katex: ['errorColor', 'minRuleThickness', 'displayMode', 'throwOnError'],
  mdast: [
    'mdxJsxFlowElement',
    'mdxJsxTextElement',
    'mdxjsEsm',
    'mdxFlowExpression',
    'mdxTextExpression',
  ],
  browser: ['matchMedia'],
  npm: ['peerDependencies'],
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
    'oneDark',
    'shadesOfPurple',
    'vsDark',
    'vsLight',
  ],
  router: ['goBack', 'goForward', 'createHref', 'isExact', 'activeStyle'],
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
  // Core provides these for sites without a theme, so no theme lists them.
  fallbackTheme: ['Error'],
  localSearch: ['docsDir', 'blogDir', 'blogRouteBasePath'],
  docSearch: ['docusaurus_locale', 'docusaurus_version', 'docusaurus_tag', 'attributesForFaceting'],
};

/**
 * Names that individual pages mention although that framework version doesn't have them, such as an
 * option's former name or a package that a name would resolve to.
 *
 * @type {{page: RegExp, names: string[], reason: string}[]}
 */
const mentions = [
  {
    page: /\/installation\.mdx$/u,
    names: ['future.experimental_faster', 'future.experimental_storage'],
    reason: 'flags that 3.10 renamed',
  },
  {
    page: /\/docusaurus\.config\.js\.mdx$/u,
    names: ['future.experimental_storage', 'future.experimental_faster', 'experimental_faster'],
    reason: 'flags that 3.10 renamed',
  },
  {
    page: /\/extend-infrastructure\.mdx$/u,
    names: ['Notice/Icon'],
    reason: 'a component of an example theme',
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
    reason: 'names that a later version removed, mentioned for migration',
  },
  {
    page: /\/playground\.mdx$/u,
    names: ['tagLine'],
    reason: 'a misspelling in an error message example',
  },
  {
    page: /^versioned_docs\//u,
    names: ['future.faster'],
    reason: 'a feature of later versions, mentioned for readers of an older one',
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
