import {readConcepts, type Concept} from '../language/concepts';
import type {SearchContext, SearchEngine, SearchQuery, SearchResults} from '../types';
import {toHit} from './excerpt';
import type {IndexLoader} from './index-loader';
import {rankSections, type RankedSections} from './rank';
import {createTagStore} from './tag-store';

const docsInstance = (tag: string) => /^docs-[^-]+-/u.exec(tag)?.[0];

/** Of docs with several versions a reader wants one; everything else is there once. */
function isVersioned(tag: string, all: string[]): boolean {
  const instance = docsInstance(tag);
  return instance !== undefined && all.filter((each) => docsInstance(each) === instance).length > 1;
}

/** Which tags are searched, in the order in which their results come. */
function searchedTags(all: string[], {tags, context}: Pick<SearchQuery, 'tags' | 'context'>) {
  const existing = (names: string[]) => names.filter((name) => all.includes(name));
  if (tags) {
    return {first: existing(tags), then: [], last: []};
  }
  const first = existing(context.tags);
  const others = all.filter((tag) => !first.includes(tag));
  return {
    first,
    then: others.filter((tag) => !isVersioned(tag, all)),
    last: others.filter((tag) => isVersioned(tag, all)),
  };
}

/** Leaves out the first, and gives as many as are wanted of the others. */
function take<T>(all: Iterable<T>, offset: number, limit: number): T[] {
  const taken: T[] = [];
  let place = 0;
  for (const each of all) {
    if (place >= offset + limit) {
      break;
    }
    if (place >= offset) {
      taken.push(each);
    }
    place++;
  }
  return taken;
}

/**
 * Searches an index, wherever its files come from.
 *
 * A first query is answered from the titles. The texts are fetched meanwhile, and a query that no
 * title answers waits for them.
 *
 * @param loader
 */
export function searchIndex(loader: IndexLoader): SearchEngine {
  const store = createTagStore(loader);

  async function rank(
    first: string[],
    others: string[],
    concepts: Concept[],
  ): Promise<RankedSections> {
    const load = (tags: string[]) => Promise.all(tags.map((tag) => store.load(tag)));
    return rankSections(await load(first), await load(others), concepts);
  }

  const loadAll = (tags: string[]) => Promise.all(tags.map((tag) => store.loadFull(tag)));

  async function search({query, context, tags, offset = 0, limit, complete}: SearchQuery) {
    const concepts = readConcepts(query, true);
    const {first, then, last} = searchedTags(await store.tags(), {tags, context});
    const main = [...first, ...then];
    const titles = Promise.all(first.map((tag) => store.load(tag)));
    const loading = titles.then(() => loadAll(main));
    // Whoever needs the texts waits for them below, and is told; the next query tries again.
    loading.catch(() => {});
    await titles;
    if (complete) {
      await loading;
    }
    const isFull = () => main.every((tag) => store.isFull(tag));
    let partial = !isFull();
    let found = await rank(first, partial ? [] : then, concepts);
    if (found.total === 0 && partial && concepts.length > 0) {
      await loading;
      partial = false;
      found = await rank(first, then, concepts);
    }
    if (found.total === 0 && concepts.length > 0) {
      // By their titles: a reader who is still typing finds nothing at times, and shall not fetch
      // the texts of all versions for it.
      found = await rank(last, [], concepts);
    }
    const hits = take(found.sections, offset, limit).map(({index, place}) =>
      toHit(index.sections[place]!, index.termsFound(place, found.concepts)),
    );
    return {hits, total: found.total, partial} satisfies SearchResults;
  }

  return {
    search,
    async prepare(context: SearchContext) {
      const {first} = searchedTags(await store.tags(), {context});
      await Promise.all(first.map((tag) => store.load(tag)));
    },
  };
}
