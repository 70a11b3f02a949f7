import {toString} from 'mdast-util-to-string';
import type {Node} from './plain-nodes';
import {linesOf, optionLevel, readSections, type Line, type Section} from './read-sections';

/** A section of a page as readers see it, up to the next heading of the table of contents. */
export type SectionText = {id: string; title: string; lines: Line[]};

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

/**
 * Splits a page into its sections, at the headings that the table of contents shows.
 *
 * @param nodes of the page, as returned by `readNodes`
 * @param title of the page, unless a level-1 heading states it
 * @returns the sections in order; the first has the id '' and the title of the page
 */
export function sectionTexts(nodes: Node[], title: string): SectionText[] {
  const heading = nodes.find(({type, depth}) => type === 'heading' && depth === 1);
  return foldSections(
    readSections(withFileNames(nodes), heading ? toString(heading).trim() : title),
  );
}
