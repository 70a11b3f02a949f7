import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';

// Not an option, because the site configuration is part of the client bundle.
const siteDir = path.resolve(__dirname, '../../..');

/** The modules of its components, which Markdown files use without an import. */
export const components = {DocMeta: '@site/src/features/version-changes/DocMeta'};

type Node = {type: string; name?: string | null; depth?: number; children?: Node[]};

const local = 'versionChanges';

/**
 * The data module with a page's changes, which the plugin creates.
 *
 * @param file path of a page relative to the site, with slashes
 * @returns undefined for files that aren't pages of the versioned docs
 */
function changesModule(file: string): string | undefined {
  const [, version = 'current', key] =
    /^(?:docs|versioned_docs\/version-([^/]+))\/(.+)\.mdx$/u.exec(file) ?? [];
  const isPage = key && !key.split('/').some((segment) => segment.startsWith('_'));
  return isPage ? `@generated/version-changes/default/${version}/${key}.json` : undefined;
}

const program = (...body: unknown[]) => ({type: 'Program', sourceType: 'module', body});

const importNode = (source: string) => ({
  type: 'mdxjsEsm',
  value: `import ${local} from '${source}'`,
  data: {
    estree: program({
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}],
      source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
      attributes: [],
    }),
  },
});

const elementNode = {
  type: 'mdxJsxFlowElement',
  name: 'DocMeta',
  attributes: [
    {
      type: 'mdxJsxAttribute',
      name: 'changes',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: local,
        data: {
          estree: program({
            type: 'ExpressionStatement',
            expression: {type: 'Identifier', name: local},
          }),
        },
      },
    },
  ],
  children: [],
};

/** Docusaurus has already wrapped the title in a `<header>`. */
function isTitle(node: Node): boolean {
  const [child = node] = node.name === 'header' ? (node.children ?? []) : [];
  return child.type === 'heading' && child.depth === 1;
}

/**
 * A remark plugin that adds `<DocMeta />` below the title of each page of the versioned
 * docs. Its data comes from a module, so that a page is recompiled when another version of it
 * changes.
 */
export default function versionChanges(): Transformer<Root> {
  return (root, file) => {
    const relative = path.relative(siteDir, file.path).split(path.sep).join('/');
    const source = changesModule(relative);
    if (source) {
      const children = root.children as unknown[] as Node[];
      const title = children.findIndex(isTitle);
      children.splice(title + 1, 0, elementNode as Node);
      children.unshift(importNode(source));
    }
  };
}
