import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {parsePage} from '../../markdown/parse-page.mjs';
import {plainNodes, type Node} from '../../markdown/plain-nodes';
import {linesOf, optionLevel, readSections, type Section} from '../../markdown/read-sections';
import type {SectionText} from './types';

export type PageText = {sections: SectionText[]; description: string | undefined};

/** The deepest heading that the table of contents shows. */
const maxLevel = 3;

/** Adds the file name that a code block shows above its code. */
function withFileNames(nodes: Node[]): Node[] {
  return nodes.map((node) => {
    const [, fileName] =
      /title=(?:"([^"]*)"|'([^']*)')/u.exec(node.meta ?? '')?.filter(Boolean) ?? [];
    return {
      ...node,
      ...(fileName && {value: `${fileName}\n${node.value}`}),
      ...(node.children && {children: withFileNames(node.children)}),
    };
  });
}

/** Merges deeper headings and the rows of option tables into the section that contains them. */
function foldSections(sections: Section[]): SectionText[] {
  const folded: SectionText[] = [];
  let lastHead: Node | undefined;
  for (const {id, level, titles, nodes} of sections) {
    const title = titles.at(-1)!;
    const lines = linesOf(nodes).filter(({text}) => text.trim());
    if (level <= maxLevel) {
      folded.push({id, title, lines});
    } else if (level === optionLevel) {
      // Each row becomes its own table with the same header.
      const head = nodes[0]?.children?.[0];
      folded.at(-1)!.lines.push(...lines.slice(head === lastHead ? 1 : 0));
      lastHead = head;
    } else {
      folded.at(-1)!.lines.push({text: title, isCode: false}, ...lines);
    }
  }
  return folded;
}

/** Parses a page into nodes without components. */
export function readNodes(content: string): Node[] {
  const {children} = parsePage(content) as unknown as {children: Node[]};
  return plainNodes(children, {resolveLink: (url) => url});
}

/**
 * Splits a page into its sections, at the headings that the table of contents shows.
 *
 * @param content MDX with or without front matter
 * @param title of the page, unless a level-1 heading states it
 * @returns the sections in order; the first has the id '' and the title of the page
 */
export function readSectionTexts(content: string, title: string): SectionText[] {
  const nodes = readNodes(content);
  const heading = nodes.find(({type, depth}) => type === 'heading' && depth === 1);
  return foldSections(
    readSections(withFileNames(nodes), heading ? toString(heading).trim() : title),
  );
}

/**
 * @param filePath for messages
 * @param fileContent the page's source
 * @param title for the content before its first heading
 */
export async function readPage(
  filePath: string,
  fileContent: string,
  title: string,
): Promise<PageText> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const {description} = frontMatter;
  return {
    sections: readSectionTexts(fileContent, title),
    description: typeof description === 'string' ? description : undefined,
  };
}
