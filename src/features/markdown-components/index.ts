import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {ComponentModules} from './recma';

/** The site's own components, which Markdown files use without an import. */
export const siteComponents: ComponentModules = {
  APITable: '@site/src/features/api-table/APITable',
  BrowserWindow: '@site/src/components/BrowserWindow',
  // Added by the remark plugin in features/diagrams.
  diagram: '@site/src/features/diagrams/Diagram',
  // Added by the remark plugin in features/version-changes.
  DocMeta: '@site/src/features/version-changes/DocMeta',
  // Added by the remark plugin in features/api-table.
  FindOption: '@site/src/features/api-table/FindOption',
  // Added by the remark plugin in features/math.
  MathStyles: '@site/src/features/math/MathStyles',
  Screenshot: '@site/src/features/screenshots/Screenshot',
  // The only input in Markdown is the checkbox of a task list.
  input: '@site/src/components/TaskCheckbox',
  table: '@site/src/components/ScrollTable',
};

/** Components of the theme that many Markdown files don't use. */
export const themeComponents: ComponentModules = {
  Details: '@theme/MDXComponents/Details',
  admonition: '@theme/Admonition',
  code: '@theme/MDXComponents/Code',
  details: '@theme/MDXComponents/Details',
  mermaid: '@theme/Mermaid',
  pre: '@theme/MDXComponents/Pre',
};

/** Keeps components that many files import out of each one's own code. */
const shared = {chunks: 'async', minChunks: 10, minSize: 10_000} as const;

/**
 * Replaces the theme's list of components in Markdown by one without `themeComponents`, which the recma
 * plugin (recma.ts) imports where they are used. Delete this once Docusaurus does the same.
 */
export default function markdownComponents(): Plugin {
  return {
    name: 'markdown-components',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {shared}}}},
  };
}
