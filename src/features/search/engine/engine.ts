import {answer, type Answer} from '../ask/answer';
import type {Passage} from '../index-format';
import {leastShareOfBest, otherTags, preview, sectionsPerTurn} from '../tuning';
import {excerptOf, mark, type Marked} from './excerpt';
import {createTagLoader, fetchText, type TagIndex, type TagLoader} from './load-tags';
import {linesOf} from './plain-lines';
import {groupByPage, rank, type RankedSection} from './rank';

/** A matching section. */
export type Hit = {
  /** The path with the base URL and the anchor. */
  url: string;
  tag: string;
  /** The titles from the page's down to the section's own. */
  titles: Marked[];
  excerpt: Marked;
};

type SearchRequest = {
  query: string;
  /** The tags of the reader's page: the docs version first, then everything searched with it. */
  context: string[];
  /** Searches only these tags and waits for all of them. */
  scope?: string[];
  offset?: number;
  limit: number;
};

type SearchResults = {hits: Hit[]; total: number};

/** `isComplete`: they are those of a search. */
type Preview = SearchResults & {isComplete: boolean};

/** Searches and answers questions with the loaded index, in a worker or on the page. */
export type Engine = {
  /** Searches the whole text. */
  search(request: SearchRequest): Promise<SearchResults>;
  /**
   * The first results that can be had: of the titles alone until the index is loaded, and without the
   * text of those whose text isn't loaded.
   */
  preview(request: SearchRequest): Promise<Preview>;
  /**
   * @param context as in a search
   * @param previous the previous question in the conversation
   */
  ask(question: string, context: string[], previous?: string): Promise<Answer>;
  /** Loads what the first preview needs. */
  prepare(context: string[]): Promise<void>;
  /** Loads what the first search needs. */
  load(context: string[]): Promise<void>;
};

function findIn(tags: TagIndex[], query: string): RankedSection[] {
  const sections = rank(tags, query);
  const best = Math.max(0, ...sections.map(({coverage}) => coverage));
  return sections.filter(({coverage}) => coverage >= best * leastShareOfBest);
}

const isPageStart = ({section}: RankedSection) => !section.url.includes('#');

/**
 * Moves the best sections of a page to its best one, the start of the page first. The others follow
 * once all pages have had their turn, or a long page would hide the other ones.
 */
function joinPages(sections: RankedSection[]): RankedSection[] {
  const pages = [...groupByPage(sections).values()];
  const turns = Math.ceil(Math.max(0, ...pages.map(({length}) => length)) / sectionsPerTurn);
  return Array.from({length: turns}, (_, turn) => turn * sectionsPerTurn).flatMap((from) =>
    pages.flatMap((page) =>
      page
        .slice(from, from + sectionsPerTurn)
        .sort((a, b) => Number(isPageStart(b)) - Number(isPageStart(a))),
    ),
  );
}

function toHit(ranked: RankedSection, text: Passage = []): Hit {
  const {url, titles, description} = ranked.section;
  const lines = linesOf(text);
  return {
    url,
    tag: ranked.tagIndex.tag,
    titles: titles.map((title) => mark(title, ranked)),
    excerpt: excerptOf(lines.length > 0 ? lines : [description ?? ''], ranked),
  };
}

/** How long results wait for their text, so that most appear with it at once. */
const textPatienceMs = 100;

const isShort = (query: string) => query.trim().split(/\s+/u).length <= preview.longestQuery;

/** @param loader of the index */
export function createEngine(loader: TagLoader): Engine {
  const loadAll = (tags: string[]) => Promise.all(tags.map((tag) => loader.load(tag)));
  const isDocs = (tag: string) => !otherTags.includes(tag);

  /** The reader's version; the others once loaded, or if that version has no results. */
  async function findInContext(query: string, context: string[]): Promise<RankedSection[]> {
    const tags = [...context, ...otherTags];
    const [readerTag, ...laterTags] = tags as [string, ...string[]];
    const readerIndex = await loader.load(readerTag);
    const loadedIndexes = laterTags.flatMap((tag) => loader.loaded(tag) ?? []);
    const sections = findIn([readerIndex, ...loadedIndexes], query);
    if (sections.length > 0) {
      return sections;
    }
    const laterSections = findIn(await loadAll(laterTags), query);
    if (laterSections.length > 0) {
      return laterSections;
    }
    const otherVersions = (await loader.tags()).filter((tag) => !tags.includes(tag) && isDocs(tag));
    return findIn(await loadAll(otherVersions), query);
  }

  async function find({query, context, scope, offset = 0, limit}: SearchRequest) {
    const sections = scope
      ? findIn(await loadAll(scope), query)
      : await findInContext(query, context);
    return {rows: joinPages(sections).slice(offset, offset + limit), total: sections.length};
  }

  /** The later tags are loaded after what is shown, and searched from the next search on. */
  async function withText(rows: RankedSection[], {context, scope}: SearchRequest): Promise<Hit[]> {
    const hits = await Promise.all(
      rows.map(async (row) => toHit(row, (await loader.loadTexts(row.tagIndex.tag, [row.id]))[0])),
    );
    loadAll(scope ?? [...context, ...otherTags]).catch(() => {});
    return hits;
  }

  return {
    async search(request) {
      const {rows, total} = await find(request);
      return {hits: await withText(rows, request), total};
    },
    async preview(request) {
      const {query, context} = request;
      if (!loader.loaded(context[0]!) && isShort(query)) {
        const sections = findIn([await loader.loadTitles(context[0]!)], query);
        const rows = joinPages(sections).slice(0, preview.rows);
        if (rows.length > 0) {
          return {hits: rows.map((row) => toHit(row)), total: sections.length, isComplete: false};
        }
      }
      const {rows, total} = await find(request);
      const pause = new Promise<undefined>((resolve) => setTimeout(resolve, textPatienceMs));
      const hits = await Promise.race([withText(rows, request), pause]);
      return {hits: hits ?? rows.map((row) => toHit(row)), total, isComplete: hits !== undefined};
    },
    async ask(question, context, previous) {
      return answer(await loadAll(context), loader.loadTexts, question, previous);
    },
    async prepare([readerTag]) {
      await loader.loadTitles(readerTag!);
    },
    async load([readerTag]) {
      await loader.load(readerTag!);
    },
  };
}

/** The engine over the index of a site. @param baseUrl with the origin and a trailing slash */
export const createSiteEngine = (baseUrl: string): Engine =>
  createEngine(createTagLoader(fetchText(baseUrl)));
