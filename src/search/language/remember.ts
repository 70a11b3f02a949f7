/** The words of a large site, and what code samples add to them. */
const mostKnown = 50_000;

/**
 * Remembers what was made of words: texts repeat them, and making it anew takes most of the time.
 *
 * @param make
 * @returns does the same
 */
export function remember<T>(make: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const old = known.get(word);
    if (old !== undefined) {
      return old;
    }
    if (known.size === mostKnown) {
      known.clear();
    }
    const made = make(word);
    known.set(word, made);
    return made;
  };
}
