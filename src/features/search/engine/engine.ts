import {answer, type Answer} from '../ask/answer';
import {leastShareOfBest, otherTags, sectionsPerTurn} from '../tuning';
import {excerptOf, mark, type Marked} from './excerpt';
import {createTagLoader, fetchText, type TagIndex, type TagLoader} from './load-tags';
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

/** Searches and answers questions with the loaded index, in a worker or on the page. */
export type Engine = {
  search(request: SearchRequest): Promise<SearchResults>;
  /**
   * @param context as in a search
   * @param previous the previous question in the conversation
   */
  ask(question: string, context: string[], previous?: string): Promise<Answer>;
  /** Loads the files for the first search. */
  prepare(context: string[]): Promise<void>;
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

function toHit(ranked: RankedSection): Hit {
  const {url, titles, lines, description} = ranked.section;
  return {
    url,
    tag: ranked.tagIndex.tag,
    titles: titles.map((title) => mark(title, ranked)),
    excerpt: excerptOf(lines.length > 0 ? lines : [description ?? ''], ranked),
  };
}

/** @param loader of the index */
export function createEngine(loader: TagLoader): Engine {
  const loadAll = (tags: string[]) => Promise.all(tags.map((tag) => loader.load(tag)));
  const isDocs = (tag: string) => !otherTags.includes(tag);

  /** The reader's version immediately; the others once loaded, or if that version has no results. */
  async function findInContext(query: string, context: string[]): Promise<RankedSection[]> {
    const tags = [...context, ...otherTags];
    const [readerTag, ...laterTags] = tags as [string, ...string[]];
    const readerIndex = await loader.load(readerTag);
    const laterIndexes = loadAll(laterTags);
    laterIndexes.catch(() => {});
    const loadedIndexes = laterTags.flatMap((tag) => loader.loaded(tag) ?? []);
    const sections = findIn([readerIndex, ...loadedIndexes], query);
    if (sections.length > 0) {
      return sections;
    }
    const laterSections = findIn(await laterIndexes, query);
    if (laterSections.length > 0) {
      return laterSections;
    }
    const otherVersions = (await loader.tags()).filter((tag) => !tags.includes(tag) && isDocs(tag));
    return findIn(await loadAll(otherVersions), query);
  }

  return {
    async search({query, context, scope, offset = 0, limit}) {
      const sections = scope
        ? findIn(await loadAll(scope), query)
        : await findInContext(query, context);
      const hits = joinPages(sections)
        .slice(offset, offset + limit)
        .map(toHit);
      return {hits, total: sections.length};
    },
    async ask(question, context, previous) {
      const load = async (tag: string) => {
        const passagesLoading = loader.loadPassages(tag);
        passagesLoading.catch(() => {});
        const tagIndex = await loader.load(tag);
        // Without a connection, their text without formatting is there, too.
        const texts = tagIndex.sections.map(({lines}) => lines);
        return {tagIndex, passages: await passagesLoading.catch(() => texts)};
      };
      return answer(await Promise.all(context.map(load)), question, previous);
    },
    async prepare([readerTag]) {
      await loader.load(readerTag!);
    },
  };
}

/** The engine over the index of a site. @param baseUrl with the origin and a trailing slash */
export const createSiteEngine = (baseUrl: string): Engine =>
  createEngine(createTagLoader(fetchText(baseUrl)));
