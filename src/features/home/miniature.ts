import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {toString} from 'mdast-util-to-string';
import {lastVersion} from '../../data/versions';
import type {Node} from '../../content/markdown/plain-nodes';
import type {Page} from '../../content/pages';

/** The doc that the hero shows. It starts with short paragraphs and a command. */
const docId = 'guides/docs/versioning';

/** How much of the source the hero has room for. */
const sourceLineCount = 16;

type SidebarItems = LoadedVersion['sidebars'][string];

/** An item of the sidebar. Only categories are open or closed. */
type Item = {label: string; depth: number; state?: 'open' | 'closed' | 'active'};

/** The sidebar with only those categories open that lead to the doc. */
function itemsOf(items: SidebarItems, labels: Map<string, string>, depth = 0): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.type === 'category') {
      const children = itemsOf(item.items, labels, depth + 1);
      const isOpen = children.some(({state}) => state === 'active' || state === 'open');
      const state = isOpen ? 'open' : 'closed';
      return [{label: item.label, depth, state}, ...(isOpen ? children : [])];
    }
    if (item.type !== 'doc') {
      return [];
    }
    const label = item.label ?? labels.get(item.id)!;
    return [{label, depth, state: item.id === docId ? 'active' : undefined}];
  });
}

const partTypes = ['inlineCode', 'strong', 'link'] as const;

/** Nodes other than paragraphs and code have no place in the miniature. */
function blockOf(node: Node) {
  if (node.type !== 'paragraph' && node.type !== 'code') {
    return [];
  }
  const parts = (node.children ?? [node]).map(
    (part) => [partTypes.find((type) => type === part.type) ?? 'text', toString(part)] as const,
  );
  return [{type: node.type, parts}];
}

/**
 * Reads the beginning of a doc of the latest release, with its sidebar and table of contents.
 *
 * @param pages of the site
 * @param siteDir
 * @returns what the hero shows as a page and as Markdown
 * @throws when the doc doesn't exist
 */
export function miniatureOf(pages: Page[], siteDir: string) {
  const doc = pages.find(({version, id}) => version?.versionName === lastVersion && id === docId);
  if (!doc?.version) {
    throw new Error(
      `The docs of ${lastVersion} have no ${docId}, which the home page shows. Choose another doc in ${path.relative(siteDir, __filename)}.`,
    );
  }
  const content = readFileSync(path.join(siteDir, doc.file), 'utf8');
  const sections = doc.sections();
  const labels = new Map(
    doc.version.docs.map(({id, title, frontMatter}) => [id, frontMatter.sidebar_label ?? title]),
  );
  return {
    title: doc.title,
    permalink: doc.route,
    fileName: path.basename(doc.file),
    source: content
      .slice(content.indexOf('\n# ') + 1)
      .split('\n')
      .slice(0, sourceLineCount)
      .join('\n'),
    blocks: sections[0]!.nodes.flatMap(blockOf),
    sidebar: itemsOf(doc.version.sidebars.docs!, labels),
    headings: sections.filter(({level}) => level === 2).map(({titles}) => titles.at(-1)!),
  };
}
