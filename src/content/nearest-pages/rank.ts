import damerauLevenshtein from 'damerau-levenshtein';
import {partsOf, wordsOf} from './words';

/**
 * A page that can be suggested: its path relative to the base URL, such as `docs/cli/`, and its
 * title.
 */
export type SitePage = [path: string, title: string];

/** The content of `nearest-pages.json`, which the plugin of features/not-found writes. */
export type SitePages = {
  /** The roots of docs versions, the latest release first: `docs/3.9.2/`, `docs/`, `docs/3.8.1/`. */
  docsRoots: string[];
  /** If pages match equally well, the first one wins. */
  pages: SitePage[];
};

/** Words below this similarity are unrelated, even if they share some letters. */
const leastSimilarity = 0.7;
const leastLength = 3;

/**
 * The similarity of two words, for typos and endings.
 *
 * @returns from 0 for unrelated words to 1 for the same one
 */
export function similarity(word: string, other: string): number {
  if (word === other) {
    return 1;
  }
  const [shorter, longer] = [word, other].sort((a, b) => a.length - b.length) as [string, string];
  if (shorter.length < leastLength || /^[\d.]+$/u.test(shorter)) {
    return 0;
  }
  const byStart = longer.startsWith(shorter) ? 0.6 + (0.35 * shorter.length) / longer.length : 0;
  // Words of very different length can't be similar, so this skips the comparison.
  const isFar = shorter.length / longer.length < leastSimilarity;
  const byLetters = isFar ? 0 : damerauLevenshtein(word, other).similarity;
  return Math.max(byStart, byLetters >= leastSimilarity ? byLetters : 0);
}

/** A word and its weight. */
type Word = {word: string; weight: number};

/** The last segment says what the page is about, the others only where it is. */
const partWeight = (index: number, count: number) => (index === count - 1 ? 1 : 0.5);

const titleWeight = 0.8;

/** The minimum score. A match of a word that half of the pages have is below it. */
const leastScore = 1.2;

/** A boost for the parent of the path, such as the blog for a post. */
const parentScore = 1;

/** Pages below this share of the best score are omitted. */
const leastShareOfBest = 0.3;

const maxPages = 5;

/** A small boost for pages of the path's docs version, or of the latest release if it isn't here. */
const sameRootFactor = 1.05;

const pathWords = (path: string): Word[] =>
  partsOf(path).flatMap((part, index, parts) =>
    wordsOf(part).map((word) => ({word, weight: partWeight(index, parts.length)})),
  );

const lastPart = (path: string) => wordsOf(partsOf(path).at(-1) ?? '').join('');

/** Finds the longest root, because the root of Canary is a prefix of all others. */
const rootOf = (path: string, roots: string[]) =>
  roots
    .filter((root) => path.startsWith(root))
    .reduce((longest, root) => (root.length > longest.length ? root : longest), '');

/** Rare words say more about a page than common ones. */
function inverseDocumentFrequency(pages: Set<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of pages.flatMap((words) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(1 + pages.length / (counts.get(word) ?? 1));
}

/** Caches similarities, because the same words occur on many pages. */
function cacheSimilarity(): typeof similarity {
  const known = new Map<string, number>();
  return (word, other) => {
    const key = `${word} ${other}`;
    const value = known.get(key) ?? similarity(word, other);
    known.set(key, value);
    return value;
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Finds the pages most similar to a path that doesn't exist, by the words of their paths and
 * titles.
 *
 * It tolerates typos, extensions such as `.html`, uppercase letters, other folders and a missing
 * version. A doc with several versions is suggested once.
 *
 * @param path relative to the base URL, as in the URL
 */
export function nearestPages(path: string, {docsRoots, pages}: SitePages): SitePage[] {
  const wanted = pathWords(path);
  const wantedName = lastPart(path);
  const wantedPath = path.toLowerCase().replace(/^\/+/u, '');
  const isParent = (page: string) =>
    page !== '' && page !== wantedPath && wantedPath.startsWith(page.toLowerCase());
  const pathRoot = rootOf(wantedPath, docsRoots);
  const isOtherVersion = /^\d+\.\d/u.test(wantedPath.slice(pathRoot.length));
  const wantedRoot = isOtherVersion ? docsRoots[0] : pathRoot;
  const cachedSimilarity = cacheSimilarity();
  const words = pages.map(([page, title]) => ({
    path: pathWords(page),
    // The path below the docs version, which is the same in every version.
    below: pathWords(page.slice(rootOf(page, docsRoots).length)),
    title: wordsOf(title).map((word) => ({word, weight: titleWeight})),
  }));
  const idf = inverseDocumentFrequency(
    words.map((page) => new Set([...page.path, ...page.title].map(({word}) => word))),
  );

  const scoreOf = ([page]: SitePage, index: number): number => {
    const own = words[index]!;
    const all = [...own.path, ...own.title];
    const found = sum(
      wanted.map(({word, weight}) =>
        Math.max(
          0,
          ...all.map((other) => {
            const alike = cachedSimilarity(word, other.word);
            return alike && weight * other.weight * alike ** 2 * idf(other.word);
          }),
        ),
      ),
    );
    const total = sum(own.below.map(({word, weight}) => weight * idf(word)));
    const covered = sum(
      own.below.map(
        ({word, weight}) =>
          weight *
          idf(word) *
          Math.max(0, ...wanted.map((other) => cachedSimilarity(other.word, word))),
      ),
    );
    const name = wantedName ? 3 * cachedSimilarity(wantedName, lastPart(page)) : 0;
    const score =
      (found + name) * (0.5 + (total && (0.5 * covered) / total)) +
      (isParent(page) ? parentScore : 0);
    return rootOf(page, docsRoots) === wantedRoot ? score * sameRootFactor : score;
  };

  const ranked = pages
    .map((page, index) => ({page, score: scoreOf(page, index)}))
    .filter(({score}) => score >= leastScore)
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const docOf = ([page]: SitePage) => {
    const root = rootOf(page, docsRoots);
    return root && `doc ${page.slice(root.length)}`;
  };
  const isFirstOfDoc = (page: SitePage, index: number, all: SitePage[]) =>
    !docOf(page) || all.findIndex((other) => docOf(other) === docOf(page)) === index;
  return ranked
    .filter(({score}) => score >= best * leastShareOfBest)
    .map(({page}) => page)
    .filter(isFirstOfDoc)
    .slice(0, maxPages);
}
