import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import type {Node} from './plain-nodes';

/** The content below a heading, or of a row in an option table. */
export type Section = {
  /** The anchor; empty for content before the first heading. */
  id: string;
  /** 1 for the start of the page, 2 to 6 for a heading, 7 for an option. */
  level: number;
  /** The titles from the page's down to the section's own. */
  titles: string[];
  nodes: Node[];
};

/** The level of a row that has an anchor. */
export const optionLevel = 7;

/** A line as a reader sees it: a paragraph, a list item, a table row, or a line of code. */
export type Line = {text: string; isCode: boolean; isTableHead?: boolean};

const headingTitle = (node: Node) => toString(node).trim();

/** The text of inline nodes without formatting, except for the backticks of code. */
function inlineText(node: Node): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  if (node.type === 'break') {
    return ' ';
  }
  if (node.type === 'image') {
    return node.alt ?? '';
  }
  return node.value ?? (node.children ?? []).map(inlineText).join('');
}

const prose = (text: string): Line[] => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line ? [{text: line, isCode: false}] : [];
};

const isBlock = ({type}: Node) =>
  ['paragraph', 'list', 'listItem', 'blockquote', 'code', 'table', 'heading', 'math'].includes(
    type,
  );

/**
 * The lines of Markdown nodes in reading order. Cells of a table row are joined with a middle
 * dot, without those that are empty or have only a dash.
 *
 * @param nodes without components, as returned by `plainNodes`
 */
export function linesOf(nodes: Node[]): Line[] {
  return nodes.flatMap((node): Line[] => {
    const {type, value = '', children = []} = node;
    if (type === 'code') {
      return value.split('\n').map((text) => ({text, isCode: true}));
    }
    if (type === 'table') {
      return children.flatMap(({children: cells = []}, row) => {
        const texts = cells.map((cell) => inlineText(cell).trim());
        return prose(texts.filter((text) => text && text !== '—').join(' · ')).map((line) => ({
          ...line,
          ...(row === 0 && {isTableHead: true}),
        }));
      });
    }
    return children.some(isBlock) ? linesOf(children) : prose(inlineText(node));
  });
}

/**
 * Splits a page into its sections, at its headings and at the rows of option tables.
 *
 * @param nodes of the page, as returned by `plainNodes`
 * @param title of the page, unless a level-1 heading states it
 * @returns the sections in order; the first contains everything before the first heading
 */
export function readSections(nodes: Node[], title: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [{id: '', level: 1, titles: [title], nodes: []}];
  const open: {level: number; title: string}[] = [{level: 1, title}];

  const start = (level: number, name: string, id: string, content: Node[] = []) => {
    while (open.length > 1 && open.at(-1)!.level >= level) {
      open.pop();
    }
    open.push({level, title: name});
    sections.push({id, level, titles: open.map((each) => each.title), nodes: content});
  };

  for (const node of nodes) {
    const {type, depth, children = []} = node;
    const isHeading = type === 'heading' && typeof depth === 'number';
    if (isHeading && depth > 1) {
      const name = headingTitle(node);
      start(depth, name, node.data?.id ?? slugger.slug(name));
    } else if (type === 'table' && children.some(({data}) => data?.id)) {
      const [head] = children;
      for (const row of children.slice(1)) {
        const name = headingTitle(row.children![0]!);
        start(optionLevel, name, row.data!.id!, [{...node, children: [head!, row]}]);
      }
    } else if (!isHeading) {
      sections.at(-1)!.nodes.push(node);
    }
  }
  return sections;
}
