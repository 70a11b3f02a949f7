/** Two lines of the table, which a search for misspelt words fills thousands of times. */
let above = new Uint16Array(64);
let row = new Uint16Array(64);

function startTable(columns: number): void {
  if (columns > above.length) {
    above = new Uint16Array(columns * 2);
    row = new Uint16Array(columns * 2);
  }
  for (let column = 0; column < columns; column++) {
    above[column] = column;
    row[column] = column;
  }
}

/**
 * How many letters have to be put in, left out or changed to make one text of another, by the
 * algorithm of Wagner and Fischer (1974) with Ukkonen's band (1985): of the table, what lies
 * further from the diagonal than the limit is left out.
 *
 * @param limit the distance that is worth knowing
 * @returns the distance, in UTF-16 units; more than the limit where it is more
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  startTable(b.length + 1);
  for (let line = 1; line <= a.length; line++) {
    const from = Math.max(1, line - limit);
    const to = Math.min(b.length, line + limit);
    const letter = a.charCodeAt(line - 1);
    row[from - 1] = from === 1 ? line : limit + 1;
    let least = row[from - 1]!;
    for (let column = from; column <= to; column++) {
      const changed = above[column - 1]! + (letter === b.charCodeAt(column - 1) ? 0 : 1);
      // Right of the band is what was there at first, which is more than the limit.
      row[column] = Math.min(changed, above[column]! + 1, row[column - 1]! + 1, limit + 1);
      least = Math.min(least, row[column]!);
    }
    if (least > limit) {
      return limit + 1;
    }
    [above, row] = [row, above];
  }
  return above[b.length]!;
}
