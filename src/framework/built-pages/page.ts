import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** Metadata from the head of a page. */
export type PageHead = {
  /** The title from `og:title`, which ends with the site's name. */
  title: string | undefined;
  /** True if the page has an `og:image` of its own. */
  hasImage: boolean;
  /**
   * Where to insert image tags: before the title, because some crawlers only read the first bytes.
   */
  insertAt: number;
};

const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('attrs' in child ? [child, ...elementsIn(child)] : []));

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/**
 * The elements of a page in document order.
 *
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
  // Parsing only the head saves most of the time.
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

/** A page of the build as the features' steps see it. */
export class BuiltPage {
  private parsedHead: PageHead | undefined;

  constructor(
    /** Path below the build folder, with slashes. */
    readonly file: string,
    /** Such as `/docs/cli/`. Undefined for HTML files that aren't routes. */
    readonly route: string | undefined,
    /** Steps may assign a new text. Later steps see it, and it is written once. */
    public html: string,
    private readonly titleEnd: string,
  ) {}

  /** Parsed on first access. */
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
