/** A file that can be kept. The revision is empty if the name contains a hash of the content. */
export type ListedFile = [path: string, revision: string, bytes: number, transferBytes: number];

/** A part of the site that is kept or not. Indexes refer to `FileList.files`. */
export type Area = {
  /** Pages belong to the area with the longest matching root. */
  root: string;
  label: string;
  /** `chosen`: if the reader uses this docs version. `read`: each page once it has been read. */
  kept: 'always' | 'chosen' | 'read';
  /** The name of the docs version, such as `3.9.2` or `current`. */
  version?: string;
  /** True for the docs of the latest release. */
  isLast?: boolean;
  /** Kept with the whole area, such as its search index. */
  files: number[];
};

/** The content of `offline-app.json`: everything that can be kept. All paths have the base URL. */
export type FileList = {
  /** Hash of the rest, which the worker of the same build knows. */
  release: string;
  files: ListedFile[];
  areas: Area[];
  /** The files of each page, its HTML first. */
  pages: Record<string, number[]>;
  /** Redirects by path. */
  moved: Record<string, string>;
  /** Pages that answer every path below them. */
  prefixes: string[];
};

/** What the reader chose to keep. */
export type Choice = {
  /** Names of docs versions; undefined for the latest release. */
  versions?: string[];
  everything?: boolean;
};

/** A file list with what is derived from it. */
export class FileIndex {
  private readonly byPath: Map<string, ListedFile>;

  constructor(readonly list: FileList) {
    this.byPath = new Map(list.files.map((file) => [file[0], file]));
  }

  /** The file that a path is answered with. */
  file(path: string): ListedFile | undefined {
    const prefix = this.list.prefixes.find((page) => path.startsWith(page));
    return this.byPath.get(path) ?? (prefix === undefined ? undefined : this.byPath.get(prefix));
  }

  /** The key of a file in the cache: its path, and its revision as the query. */
  keyOf(path: string): string | undefined {
    const file = this.file(path);
    return file && (file[1] ? `${file[0]}?${file[1]}` : file[0]);
  }

  /** The keys of all listed files. */
  allKeys(): Set<string> {
    return new Set(this.list.files.map(([path]) => this.keyOf(path)!));
  }

  isPage(path: string): boolean {
    return (this.file(path)?.[0] ?? '') in this.list.pages;
  }

  /**
   * The page of a path that may lack the slash, end in `.html` or be redirected.
   *
   * @returns undefined for paths that aren't pages
   */
  pageAt(path: string): string | undefined {
    const {pages, moved} = this.list;
    const stem = path.replace(/(?:\/index)?\.html$/u, '');
    const target = [path, `${stem}/`.replace(/\/+$/u, '/')].map((page) => moved[page] ?? page);
    return target.find((page) => page in pages);
  }

  areaOf(page: string): Area {
    const matching = this.list.areas.filter(({root}) => page.startsWith(root));
    return matching.reduce((best, area) => (area.root.length > best.root.length ? area : best));
  }

  /** The files of a page, its HTML first. */
  filesOf(page: string): string[] {
    return this.pathsOf(this.list.pages[page] ?? []);
  }

  /** What the app needs to render a page. */
  codeOf(page: string): string[] {
    return this.filesOf(page).filter((path) => path.endsWith('.js'));
  }

  private pathsOf(indexes: number[]): string[] {
    return indexes.map((index) => this.list.files[index]![0]);
  }

  private filesOfAreas(areas: Area[]): string[] {
    const pages = Object.keys(this.list.pages).filter((page) => areas.includes(this.areaOf(page)));
    return [
      ...this.pathsOf(areas.flatMap(({files}) => files)),
      // The app renders pages that haven't been read, whose HTML would be a third of the download.
      ...pages.flatMap((page) =>
        this.filesOf(page).filter((path) => path !== page || this.areaOf(page).kept === 'always'),
      ),
    ];
  }

  /** The files without which nothing works. */
  essentials(): Set<string> {
    return new Set(this.filesOfAreas(this.list.areas.filter(({kept}) => kept === 'always')));
  }

  isChosen({kept, version, isLast}: Area, {versions, everything}: Choice): boolean {
    const isOwn = versions?.includes(version ?? '') ?? isLast;
    // Canary comes along with every version.
    const isKept = kept === 'chosen' && (isOwn || version === 'current');
    return everything === true || kept === 'always' || isKept;
  }

  /**
   * What to keep.
   *
   * @param choice of the reader
   * @param read pages to keep wherever they are
   */
  filesFor(choice: Choice, read: string[] = []): Set<string> {
    const chosen = this.list.areas.filter((area) => this.isChosen(area, choice));
    return new Set([...this.filesOfAreas(chosen), ...read.flatMap((page) => this.filesOf(page))]);
  }

  /** True if the page is from the build of this list: it has all of its scripts. */
  isOfThisBuild(html: string): boolean {
    // Text can also look like them.
    const tags = html.match(/<(?:script|link)\b[^>]*>/gu) ?? [];
    const files = tags.join('').matchAll(/["\s=](\/[^"\s>]*assets\/(?:js|css)\/[^"\s>]+)/gu);
    return [...files].every(([, path]) => this.byPath.has(path!));
  }
}
