import {toString} from 'mdast-util-to-string';
import type {Heading, Nodes, Root, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Entry, Section} from './types';

const markdown = unified().use(remarkParse);

/** How many lines the front matter takes, with its two marks. */
const countFrontMatterLines = (source: string) =>
  (/^---\n(?:.*\n)*?---\n/u.exec(source)?.[0].split('\n').length ?? 1) - 1;

const startsSection = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth <= 2;

/**
 * Reads an entry of the changelog without judging it.
 *
 * @param file path relative to the site, with slashes
 * @param content of the file
 * @throws when the front matter is no YAML
 */
export async function readEntry(file: string, content: string): Promise<Entry> {
  const source = content.replaceAll('\r\n', '\n');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  const head = countFrontMatterLines(source);
  const fields = source.split('\n').slice(0, head);
  const indexOf = (field: string) => fields.findIndex((line) => line.startsWith(`${field}:`));
  const root: Root = markdown.parse(source.split('\n').slice(head).join('\n'));
  const lineOfNode = (node: Nodes) => head + (node.position?.start.line ?? 1);

  const lead: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of root.children) {
    if (startsSection(node)) {
      const {text, id} = parseMarkdownHeadingId(toString(node));
      sections.push({title: text, id, line: lineOfNode(node), nodes: []});
    } else {
      (sections.at(-1)?.nodes ?? lead).push(node);
    }
  }
  return {
    file,
    frontMatter,
    lineOf: (field) => Math.max(0, indexOf(field)) + 1,
    rawValueOf: (field) => fields[indexOf(field)]?.slice(field.length + 1).trim(),
    lead,
    sections,
    lineOfNode,
  };
}
