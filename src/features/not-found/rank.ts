import type {SitePage, SitePages} from './site-pages';
import {partsOf, wordsOf} from './words';

/**
 * How many letters have to be added, left out, changed or swapped with the next one to get from one
 * word to the other (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      current[column] = Math.min(
        current[column - 1]! + 1,
        last[column]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length]!;
}

/** Below this, words have letters in common rather than a meaning. */
const leastLikeness = 0.7;
const leastLength = 3;

/**
 * How alike two words are, for typos and endings.
 *
 * @returns 1 for the same word, 0 for another one
 */
function likeness(word: string, other: string): number {
  if (word === other) {
    return 1;
  }
  const [shorter, longer] = [word, other].sort((a, b) => a.length - b.length) as [string, string];
  if (shorter.length < leastLength || /^[\d.]+$/u.test(shorter)) {
    return 0;
  }
  const byStart = longer.startsWith(shorter) ? 0.6 + (0.35 * shorter.length) / longer.length : 0;
  // Too different in length to be near, and not worth comparing letter by letter.
  const isFar = shorter.length / longer.length < leastLikeness;
  const byLetters = isFar ? 0 : 1 - editDistance(word, other) / longer.length;
  return Math.max(byStart, byLetters >= leastLikeness ? byLetters : 0);
}

/** A word and how much it counts. */
type Word = {word: string; weight: number};

/** The last part of a path says what the page is; those before it, where it is. */
const partWeight = (index: number, count: number) => (index === count - 1 ? 1 : 0.5);

const titleWeight = 0.8;

/** What a page has to reach: less than that is a word that half of the site has. */
const leastScore = 1.2;

/** For the list that a page would stand in, the blog for a post. */
const parentScore = 1;

/** Beside a page that fits well, others are in the way. */
const leastShareOfBest = 0.3;

/** Among equals, the version that the path is in is nearer. */
const sameRootFactor = 1.05;

const pathWords = (path: string): Word[] =>
  partsOf(path).flatMap((part, index, parts) =>
    wordsOf(part).map((word) => ({word, weight: partWeight(index, parts.length)})),
  );

const lastPart = (path: string) => wordsOf(partsOf(path).at(-1) ?? '').join('');

/** The longest root counts: that of the coming version is a part of all others. */
const rootOf = (path: string, roots: string[]) =>
  roots
    .filter((root) => path.startsWith(root))
    .reduce((longest, root) => (root.length > longest.length ? root : longest), '');

/** A word says the more, the fewer pages have it. */
function rarityOf(pages: Set<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of pages.flatMap((words) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(1 + pages.length / (counts.get(word) ?? 1));
}

/** Compares each word of the path with each word of the site once. */
function rememberLikeness(): typeof likeness {
  const known = new Map<string, number>();
  return (word, other) => {
    const key = `${word} ${other}`;
    const value = known.get(key) ?? likeness(word, other);
    known.set(key, value);
    return value;
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The pages nearest to a path where there is none, by the words of their paths and titles.
 *
 * Typos, endings such as `.html`, upper case, other folders and a missing version do not matter. Of
 * a doc that stands in several versions the nearest is given.
 *
 * @param path below the base URL, as it is in the address
 * @param site
 * @param limit how many pages at most
 */
export function nearestPages(path: string, {docsRoots, pages}: SitePages, limit = 5): SitePage[] {
  const wanted = pathWords(path);
  const wantedName = lastPart(path);
  const wantedPath = path.toLowerCase().replace(/^\/+/u, '');
  const isParent = (page: string) =>
    page !== '' && page !== wantedPath && wantedPath.startsWith(page.toLowerCase());
  const wantedRoot = rootOf(wantedPath, docsRoots);
  const like = rememberLikeness();
  const words = pages.map(([page, title]) => ({
    path: pathWords(page),
    // The same for each version of a doc.
    below: pathWords(page.slice(rootOf(page, docsRoots).length)),
    title: wordsOf(title).map((word) => ({word, weight: titleWeight})),
  }));
  const rarity = rarityOf(
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
            const alike = like(word, other.word);
            return alike && weight * other.weight * alike ** 2 * rarity(other.word);
          }),
        ),
      ),
    );
    const total = sum(own.below.map(({word, weight}) => weight * rarity(word)));
    const covered = sum(
      own.below.map(
        ({word, weight}) =>
          weight * rarity(word) * Math.max(0, ...wanted.map((other) => like(other.word, word))),
      ),
    );
    const name = wantedName ? 3 * like(wantedName, lastPart(page)) : 0;
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
    .slice(0, limit);
}
