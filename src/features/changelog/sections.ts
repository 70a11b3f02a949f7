import type {Link, List, ListItem, Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../content/markdown/parse-page.mjs';

/** A section of an entry: its heading and the content up to the next heading. */
export type Section = {
  /** The text of the heading without its id. */
  title: string;
  id: string | undefined;
  /** Line of the heading in the file, counted from 1. */
  line: number;
  nodes: RootContent[];
};

/** @param source of an entry, whose sections follow its summary */
export function readSections(source: string): Section[] {
  const sections: Section[] = [];
  for (const node of parsePage(source, 'md').children) {
    if (node.type === 'heading' && node.depth <= 2) {
      const {id} = (node.data ?? {}) as {id?: string};
      const {line} = node.position!.start;
      sections.push({title: toString(node).trim(), id, line, nodes: []});
    } else {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections;
}

/** The items that list the changes of a section. Later lists give details of its changes. */
export const itemsOf = (nodes: RootContent[]): ListItem[] =>
  nodes.find((node): node is List => node.type === 'list')?.children ?? [];

/** Returns all links in the given nodes. */
export function linksIn(nodes: Nodes[]): Link[] {
  const links: Link[] = [];
  for (const node of nodes) {
    visit(node, 'link', (link) => void links.push(link));
  }
  return links;
}
