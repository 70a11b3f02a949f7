import {toString} from 'mdast-util-to-string';
import type {Node} from '../../../content/markdown/plain-nodes';
import {markdownWriter} from '../../../content/markdown/write-markdown';

/** @returns the path of a link on this site; undefined if it leads elsewhere */
export type ResolveLink = (url: string) => string | undefined;

const write = markdownWriter({
  // DocSearch shows the text of a link as it is, and only takes the escapes of brackets out.
  link: ({url, children}: {url: string; children: Node[]}) =>
    `[${toString(children)
      .replace(/\s+/gu, ' ')
      .replace(/[[\]|]/gu, '\\$&')}](${encodeURI(url)})`,
});

const paragraph = (...children: Node[]): Node => ({type: 'paragraph', children});
const text = (value: string): Node => ({type: 'text', value});

const fileName = (meta: string) => /title=(?:"([^"]*)"|'([^']*)')/u.exec(meta)?.slice(1).join('');

/** A node as DocSearch can show it; nothing for what it can't. */
function toShown(node: Node, resolveLink: ResolveLink): Node[] {
  const {type, value = '', url = '', meta, data} = node;
  if (data?.isPicture) {
    return [];
  }
  if (type === 'text') {
    // DocSearch would break lines where the source does.
    return [text(value.replace(/\s+/gu, ' '))];
  }
  if (type === 'code') {
    const name = fileName(meta ?? '');
    const block = {...node, meta: null};
    return name ? [paragraph({type: 'inlineCode', value: name}), block] : [block];
  }
  if (type === 'math' || type === 'inlineMath') {
    return [{type: type === 'math' ? 'code' : 'inlineCode', value}];
  }
  const children = node.children?.flatMap((child) => toShown(child, resolveLink));
  if (type === 'link') {
    const path = resolveLink(url);
    return path === undefined ? children! : [{...node, url: path, children}];
  }
  return type === 'paragraph' && children!.every((child) => toString(child).trim() === '')
    ? []
    : [{...node, ...(children && {children})}];
}

/** The row of an option table as pages show it: what its cells say in a few words, then the description. */
function optionNodes({children: [head, row] = []}: Node): Node[] {
  const cells = row!.children!.slice(1).map(({children = []}, place) => ({
    column: toString(head!.children![place + 1]),
    children,
  }));
  const isDescription = ({column}: {column: string}) => column === 'Description';
  const facts = cells
    .filter((cell) => !isDescription(cell) && !['', '—'].includes(toString(cell.children).trim()))
    .flatMap(({column, children}) => [text(' · '), text(`${column}: `), ...children])
    .slice(1);
  return [facts, ...cells.filter(isDescription).map(({children}) => children)]
    .filter((children) => children.length > 0)
    .map((children) => paragraph(...children));
}

/**
 * The text of a section in Markdown, as answers quote it: with formatting, lists, tables, and code.
 *
 * @param nodes of the section
 * @param options `isOption`: it's a row of an option table
 * @returns its blocks, such as paragraphs and tables
 */
export const passageOf = (
  nodes: Node[],
  {isOption, resolveLink}: {isOption: boolean; resolveLink: ResolveLink},
): string[] =>
  nodes
    .flatMap((node) => (isOption && node.type === 'table' ? optionNodes(node) : node))
    .map((node) => write(toShown(node, resolveLink)).trim())
    .filter(Boolean);
