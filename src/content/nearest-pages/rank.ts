import MiniSearch from 'minisearch';
import {partsOf, wordsOf} from './words';

/**
 * A page that can be suggested: its path relative to the base URL, such as `docs/cli/`, and its
 * title. The plugin of features/not-found writes all of them to `nearest-pages.json`.
 */
export type SitePage = [path: string, title: string];

/** The minimum score. A match of a word that half of the pages have is below it. */
const leastScore = 9;

/** Pages below this share of the best score are omitted. */
const leastShareOfBest = 0.3;

const maxPages = 5;

/** A small boost for pages of the path's docs version. */
const sameRootFactor = 1.05;

/** The last segment says what the page is about, the others only where it is. */
const placeFactor = 0.4;

const lastPart = (path: string) => partsOf(path).at(-1) ?? '';

/** The last part of a path as one word, so that `code-blocks` and `codeblocks` are the same. */
const joinedName = (path: string) => wordsOf(lastPart(path)).join('');

/** The root of the docs version of a path: `docs/`, `docs/3.9.2/`; empty for other pages. */
const rootOf = (path: string) => /^docs\/(?:\d+\.\d[^/]*\/)?/iu.exec(path)?.[0].toLowerCase() ?? '';

const belowRoot = (path: string) => path.slice(rootOf(path).length);

/** Indexes pages by the path below the docs version, which is the same in every version, and by title. */
function indexPages(pages: SitePage[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['name', 'joinedName', 'path', 'title'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  index.addAll(
    pages.map(([page, title], id) => ({
      id,
      name: lastPart(page),
      joinedName: joinedName(page),
      path: partsOf(belowRoot(page)).join(' '),
      title,
    })),
  );
  return index;
}

/**
 * Finds the pages most similar to a path that doesn't exist, by the words of their paths and
 * titles.
 *
 * It tolerates typos, extensions such as `.html`, uppercase letters, other folders and a missing
 * version. A doc with several versions is suggested once.
 *
 * @param path relative to the base URL, as in the URL
 * @param pages of the site; if they match equally well, the first one wins
 */
export function nearestPages(path: string, pages: SitePage[]): SitePage[] {
  const wantedPath = path.replace(/^\/+/u, '');
  const wantedRoot = rootOf(wantedPath);
  const below = belowRoot(wantedPath) || wantedPath;
  const name = [joinedName(below), ...wordsOf(lastPart(below))];

  const results = indexPages(pages).search(below, {
    tokenize: () => [...new Set([...name, ...partsOf(below).flatMap(wordsOf)])],
    boost: {name: 2, joinedName: 3},
    boostTerm: (term) => (name.includes(term) ? 1 : placeFactor),
    boostDocument: (id) => (rootOf(pages[id as number]![0]) === wantedRoot ? sameRootFactor : 1),
    prefix: (term) => term.length > 2,
    fuzzy: (term) => term.length > 3 && !/^[\d.]+$/u.test(term) && 0.3,
    weights: {fuzzy: 0.7, prefix: 0.5},
  });
  const best = results[0]?.score ?? 0;
  const isSameDoc = (page: string, other: string) =>
    page === other || (rootOf(page) && rootOf(other) && belowRoot(page) === belowRoot(other));
  const isFirstOfDoc = ([page]: SitePage, index: number, all: SitePage[]) =>
    all.findIndex(([other]) => isSameDoc(page, other)) === index;
  return results
    .filter(({score}) => score >= Math.max(leastScore, best * leastShareOfBest))
    .map(({id}) => pages[id as number]!)
    .filter(isFirstOfDoc)
    .slice(0, maxPages);
}
