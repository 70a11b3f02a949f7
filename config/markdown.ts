import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {components as apiTable} from '../src/features/api-table/remark';
import highlightCode from '../src/features/code-blocks/rehype';
import diagrams, {components as diagram} from '../src/features/diagrams/remark';
import mathStyles, {components as math} from '../src/features/math/remark';
import screenshots, {components as screenshot} from '../src/features/screenshots/remark';
import {components as docMeta} from '../src/features/doc-meta/remark';
import footnoteLabels from '../src/framework/markdown/footnote-labels';
import importComponents from '../src/framework/markdown/import-components';
import unbrokenCode from '../src/framework/markdown/unbroken-code';
import {env} from './env';
import {mermaid} from './mermaid';
import {prism} from './prism';
import {hasGitHistory} from './site';

/** The site's own components, which Markdown files use without an import. */
const siteComponents = {
  ...apiTable,
  ...diagram,
  ...docMeta,
  ...math,
  ...screenshot,
  BrowserWindow: '@site/src/components/BrowserWindow',
  // The only input in Markdown is the checkbox of a task list.
  input: '@site/src/components/TaskCheckbox',
  table: '@site/src/components/ScrollTable',
};

/** What the build does for pages that would otherwise load code for it; see config/loading.ts. */
const inBuild = <Plugin>(plugin: Plugin): Plugin[] => (env.stock ? [] : [plugin]);

/** Markdown behavior that docs, blog, pages and the test area share. */
export const markdownPlugins = {
  remarkPlugins: [[npm2yarn, {sync: true}], remarkMath, mathStyles, screenshots],
  rehypePlugins: [rehypeKatex, footnoteLabels, unbrokenCode, ...inBuild([highlightCode, prism])],
  recmaPlugins: [[importComponents, siteComponents]],
} satisfies Pick<DocsOptions, 'remarkPlugins' | 'rehypePlugins' | 'recmaPlugins'>;

/** Options of the site's content, where the test area tries the framework's own. */
export const contentOptions = {
  ...markdownPlugins,
  remarkPlugins: [...markdownPlugins.remarkPlugins, ...inBuild([diagrams, mermaid])],
  showLastUpdateTime: hasGitHistory,
} satisfies DocsOptions;
