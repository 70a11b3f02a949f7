import {load} from 'cheerio';

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

/**
 * @param html a page as Docusaurus builds it
 * @param place of the page, for messages
 * @throws when it has no head with a title
 */
export function readHead(html: string, place: string): PageHead {
  const end = html.indexOf('</head>');
  // Parsing only the head saves most of the time.
  const $ = load(html.slice(0, end), {sourceCodeLocationInfo: true});
  const insertAt = $('title').get(0)?.sourceCodeLocation?.startOffset;
  if (end === -1 || insertAt === undefined) {
    throw new Error(
      `The built page ${place} has no head with a title. A post-build step or a theme component has changed it.`,
    );
  }
  return {
    title: $('meta[property="og:title"]').attr('content'),
    hasImage: $('meta[property="og:image"]').length > 0,
    insertAt,
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
