import {optionLevel, type Block, type CodeSample} from '../../search/index-format';
import {
  attribute,
  childElements,
  classesOf,
  elementsBelow,
  isElement,
  type Element,
  type Node,
} from './html';
import {readCode, readTable} from './read-blocks';
import {inlineText, isVisible} from './visible';

export type ReadSection = {
  level: number;
  title: string;
  hash: string;
  blocks: Block[];
  samples: CodeSample[];
};

const blockTags = new Set(
  'article aside blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header li main ol p pre section summary table tr ul'.split(
    ' ',
  ),
);

const isBlock = (node: Node) => isElement(node) && blockTags.has(node.tagName);

const hasBlocks = (element: Element) => elementsBelow(element).some(isBlock);

/** Words of an item, or a paragraph of it. */
const isItemText = (node: Node) =>
  !isElement(node) || ((node.tagName === 'p' || !isBlock(node)) && !hasBlocks(node));

/** Titles that the theme gives to an admonition without one of its own. */
const plainAdmonitions = new Set([
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
]);

function headingLevel({tagName}: Element): number | undefined {
  const [, level] = /^h([1-6])$/u.exec(tagName) ?? [];
  return level ? Number(level) : undefined;
}

/** Puts what is read into the section that it belongs to. */
class SectionReader {
  readonly sections: ReadSection[] = [];
  /** That of the last heading: options stand beside the text, which goes on after them. */
  private current: ReadSection;

  constructor(title: string) {
    this.current = this.open(1, title, '');
  }

  private open(level: number, title: string, hash: string, blocks: Block[] = []): ReadSection {
    const section = {level, title, hash, blocks, samples: []};
    this.sections.push(section);
    return section;
  }

  private add(block: Block) {
    if (block !== '') {
      this.current.blocks.push(block);
    }
  }

  readAll(nodes: Node[]) {
    let inline: Node[] = [];
    const flush = () => {
      this.add(inlineText(inline));
      inline = [];
    };
    for (const node of nodes.filter(isVisible)) {
      if (isElement(node) && (isBlock(node) || hasBlocks(node))) {
        flush();
        this.readElement(node);
      } else {
        inline.push(node);
      }
    }
    flush();
  }

  private readElement(element: Element) {
    const level = headingLevel(element);
    const hash = attribute(element, 'id');
    if (level === 1) {
      return;
    }
    if (level && hash) {
      this.current = this.open(level, inlineText(element.childNodes), hash);
    } else if (classesOf(element).includes('theme-code-block')) {
      const sample = readCode(element);
      if (sample) {
        this.add({sample: this.current.samples.push(sample) - 1});
      }
    } else if (element.tagName === 'table') {
      this.readTable(element);
    } else if (element.tagName === 'ul' || element.tagName === 'ol') {
      this.readList(element);
    } else if (classesOf(element).includes('theme-admonition')) {
      this.readAdmonition(element);
    } else {
      this.readAll(element.childNodes);
    }
  }

  private readAdmonition(element: Element) {
    const [heading, ...content] = childElements(element);
    const title = heading ? inlineText(heading.childNodes) : '';
    this.add(plainAdmonitions.has(title.toLowerCase()) ? '' : title);
    this.readAll(content);
  }

  /** Reads a table; its rows with anchors become sections of their own. */
  private readTable(element: Element) {
    const {columns, rows} = readTable(element);
    const plain = rows.filter(({id}) => !id).map(({cells}) => cells);
    if (plain.length > 0) {
      this.add({columns, rows: plain});
    }
    for (const {id, cells} of rows) {
      if (id) {
        this.open(optionLevel, cells[0] ?? '', id, [{columns, rows: [cells]}]);
      }
    }
  }

  /** Reads items as a list; what is more than text in one of them follows it. */
  private readList(element: Element) {
    let list: string[] = [];
    const flush = () => {
      this.add(list.length > 0 ? {list} : '');
      list = [];
    };
    for (const item of childElements(element).filter(isVisible)) {
      const nodes = item.childNodes.filter(isVisible);
      const end = nodes.findIndex((node) => !isItemText(node));
      const text = inlineText(end === -1 ? nodes : nodes.slice(0, end));
      if (text) {
        list.push(text);
      }
      if (end !== -1) {
        flush();
        this.readAll(nodes.slice(end));
      }
    }
    flush();
  }
}

/**
 * Reads the sections of a page's content: what stands before its first heading with an anchor, one
 * a heading, and one a row with an anchor.
 *
 * @param content the element that holds the text of the page
 * @param title of the page
 */
export function readSections(content: Element, title: string): ReadSection[] {
  const reader = new SectionReader(title);
  reader.readAll(content.childNodes);
  return reader.sections;
}
