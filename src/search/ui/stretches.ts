import type {Ranges} from '../types';

/**
 * Cuts a text where what was found in it starts and ends.
 *
 * @returns stretches that were not found and that were by turns, from one that was not: the first
 *   and the last may be empty
 */
export function cutAtRanges(text: string, ranges: Ranges): string[] {
  let position = 0;
  const stretches = ranges.flatMap(([start, end]) => {
    const before = text.slice(position, start);
    position = end;
    return [before, text.slice(start, end)];
  });
  return [...stretches, text.slice(position)];
}
