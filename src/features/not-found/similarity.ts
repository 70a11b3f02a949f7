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
export function likeness(word: string, other: string): number {
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
