import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** What the head of a page says about it. */
export type PageHead = {
  /** The title with the site's name behind it, from `og:title`. */
  title: string | undefined;
  /** True when the page names an image for links to it. */
  hasImage: boolean;
  /** Where tags for an image go: before the title, because some readers look at the first bytes only. */
  insertAt: number;
};

const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('attrs' in child ? [child, ...elementsIn(child)] : []));

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/**
 * The elements of a page in document order.
 *
 * @param html
 * @param sourceCodeLocationInfo true to get each element's place in the text, which takes longer
 */
export const parseElements = (html: string, sourceCodeLocationInfo = false): Element[] =>
  elementsIn(parse(html, {sourceCodeLocationInfo}));

/**
 * @param html a page as Docusaurus builds it
 * @param place of the page, for messages
 * @throws when it has no head with a title
 */
export function readHead(html: string, place: string): PageHead {
  const end = html.indexOf('</head>');
  // The body is most of a page, and says nothing of this.
  const elements = parseElements(html.slice(0, end), true);
  const property = (name: string) =>
    elements.find(
      (element) => element.tagName === 'meta' && attribute(element, 'property') === name,
    );
  const title = elements.find(({tagName}) => tagName === 'title');
  if (end === -1 || !title?.sourceCodeLocation) {
    throw new Error(
      `The built page ${place} has no head with a title. A post-build step or a theme component has changed it.`,
    );
  }
  const ogTitle = property('og:title');
  return {
    title: ogTitle && attribute(ogTitle, 'content'),
    hasImage: property('og:image') !== undefined,
    insertAt: title.sourceCodeLocation.startOffset,
  };
}

/** A page of the build, while the steps of features go through all of them. */
export class BuiltPage {
  private parsedHead: PageHead | undefined;

  constructor(
    /** Path below the build folder, with slashes. */
    readonly file: string,
    /** Such as `/docs/cli/`; nothing for HTML that belongs to no route. */
    readonly route: string | undefined,
    /** A step may assign another text, which later steps get and which is written once. */
    public html: string,
    private readonly titleEnd: string,
  ) {}

  /** Parsed when a step first asks for it. */
  get head(): PageHead {
    this.parsedHead ??= readHead(this.html, this.route ?? this.file);
    return this.parsedHead;
  }

  /** The title without the name of the site. */
  get title(): string | undefined {
    const {title} = this.head;
    return title?.endsWith(this.titleEnd) ? title.slice(0, -this.titleEnd.length) : title;
  }
}
