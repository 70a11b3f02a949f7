import {answer, type Answer} from '../ask/answer';
import {areaWeights, leastShareOfBest} from '../tuning';
import {excerptOf, mark, type Marked} from './excerpt';
import type {TagIndex, TagLoader} from './load-tags';
import {pageOf, rank, sectionOf, type RankedSection} from './rank';

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
  /** How many sections of a page to return at most. */
  perPage?: number;
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
  /** Resolves once the engine can be called: a worker has to be loaded first. */
  isReady(): Promise<void>;
  /** Loads the files for the first search. */
  prepare(context: string[]): Promise<void>;
};

const otherTags = Object.keys(areaWeights);

function findIn(tags: TagIndex[], query: string): RankedSection[] {
  const {sections} = rank(tags, query);
  const best = Math.max(0, ...sections.map(({coverage}) => coverage));
  return sections
    .filter(({coverage}) => coverage >= best * leastShareOfBest)
    .map((each) => ({...each, score: each.score * (areaWeights[each.tagIndex.tag] ?? 1)}))
    .sort((a, b) => b.score - a.score);
}

const isPageStart = (section: RankedSection) => !sectionOf(section).url.includes('#');

/** Groups the sections of a page at the position of its best one, the start of the page first. */
function groupByPage(found: RankedSection[], perPage: number): RankedSection[] {
  const pages = new Map<string, RankedSection[]>();
  for (const each of found) {
    const page = pageOf(each);
    const own = pages.get(page) ?? [];
    pages.set(page, own);
    if (own.length < perPage) {
      own.push(each);
    }
  }
  return [...pages.values()].flatMap((own) =>
    own.sort((a, b) => Number(isPageStart(b)) - Number(isPageStart(a))),
  );
}

function toHit(found: RankedSection): Hit {
  const {url, titles, lines, description} = sectionOf(found);
  return {
    url,
    tag: found.tagIndex.tag,
    titles: titles.map((title) => mark(title, found)),
    excerpt: excerptOf(lines.length > 0 ? lines : [description ?? ''], found),
  };
}

/** @param loader of the index */
export function createEngine(loader: TagLoader): Engine {
  const loadAll = (tags: string[]) => Promise.all(tags.map((tag) => loader.load(tag)));
  const isDocs = (tag: string) => !otherTags.includes(tag);

  /** The reader's version immediately; the rest once loaded, or if that version has no results. */
  async function findInContext(query: string, context: string[]): Promise<RankedSection[]> {
    const [own, ...others] = [...context, ...otherTags] as [string, ...string[]];
    const first = await loader.load(own);
    const rest = loadAll(others);
    rest.catch(() => {});
    const ready = others.flatMap((tag) => loader.loaded(tag) ?? []);
    const found = findIn([first, ...ready], query);
    if (found.length > 0) {
      return found;
    }
    const foundInRest = findIn(await rest, query);
    if (foundInRest.length > 0) {
      return foundInRest;
    }
    const otherVersions = (await loader.tags()).filter(
      (tag) => ![own, ...others].includes(tag) && isDocs(tag),
    );
    return findIn(await loadAll(otherVersions), query);
  }

  return {
    async search({query, context, scope, offset = 0, limit, perPage = Infinity}) {
      const found = scope
        ? findIn(await loadAll(scope), query)
        : await findInContext(query, context);
      const hits = groupByPage(found, perPage)
        .slice(offset, offset + limit)
        .map(toHit);
      return {hits, total: found.length};
    },
    async ask(question, context, previous) {
      return answer(await loadAll(context), question, previous);
    },
    isReady: async () => {},
    async prepare([own]) {
      await loader.load(own!);
    },
  };
}
