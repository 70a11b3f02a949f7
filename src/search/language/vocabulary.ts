/** Numbers for stems, counted from 0: they are compared faster, and take less room. */
export type Vocabulary = {
  /** By number. */
  stems: readonly string[];
  /** The number of a stem, or none. */
  find(stem: string): number | undefined;
  /** The number of a stem, which gets one if it has none. */
  add(stem: string): number;
};

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const stems: string[] = [];
  return {
    stems,
    find: (stem) => numbers.get(stem),
    add(stem) {
      const known = numbers.get(stem);
      if (known !== undefined) {
        return known;
      }
      numbers.set(stem, stems.length);
      return stems.push(stem) - 1;
    },
  };
}
