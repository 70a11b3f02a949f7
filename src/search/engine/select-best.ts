/**
 * Selects the highest scores.
 *
 * @param scores
 * @param most how many are wanted
 * @returns their places, in order; of those that are the same, the first
 */
export function selectBest(scores: Float64Array, most: number): Uint32Array {
  const ascending = scores.slice().sort();
  const first = Math.max(0, ascending.length - most);
  const least = ascending[first] ?? 0;
  let equal = ascending.lastIndexOf(least) - first + 1;
  const best = new Uint32Array(scores.length - first);
  let count = 0;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at]!;
    if (score > least || (score === least && equal-- > 0)) {
      best[count++] = at;
    }
  }
  return best;
}
