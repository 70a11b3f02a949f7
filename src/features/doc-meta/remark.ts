import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../content/markdown/parse-page.mjs';

// Not an option, because the site configuration is part of the client bundle.
const siteDir = path.resolve(__dirname, '../../..');

/** The modules of its components, which Markdown files use without an import. */
export const components = {DocMeta: '@site/src/features/doc-meta/DocMeta'};

type Node = {type: string; name?: string | null; depth?: number; children?: Node[]};

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
export default function docMeta(): Transformer<Root> {
  return (root, file) => {
    const relative = path.relative(siteDir, file.path).split(path.sep).join('/');
    const source = changesModule(relative);
    if (source) {
      const added = parsePage(
        `import versionChanges from '${source}'\n\n<DocMeta changes={versionChanges} />`,
      );
      // Positions in the file are those of the author's text.
      visit(added, (node) => delete node.position);
      const [importNode, element] = added.children;
      root.children.splice(root.children.findIndex(isTitle) + 1, 0, element!);
      root.children.unshift(importNode!);
    }
  };
}
