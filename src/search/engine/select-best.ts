/**
 * Selects the places with the highest scores.
 *
 * @param places in order
 * @param scores by place
 * @param most how many are wanted
 * @returns them in order; of those with the same score, the first
 */
export function selectBest(places: Uint32Array, scores: Float64Array, most: number): Uint32Array {
  if (places.length <= most) {
    return places;
  }
  const ascending = new Float64Array(places.length);
  for (let at = 0; at < places.length; at++) {
    ascending[at] = scores[places[at]!]!;
  }
  ascending.sort();
  const first = ascending.length - most;
  const least = ascending[first]!;
  let equal = ascending.lastIndexOf(least) - first + 1;
  const best = new Uint32Array(most);
  let count = 0;
  for (const place of places) {
    const score = scores[place]!;
    if (score > least || (score === least && equal-- > 0)) {
      best[count++] = place;
    }
  }
  return best;
}
