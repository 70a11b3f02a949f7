/**
 * Keeps what was made for the last keys: a reader types a word letter by letter, and the words
 * before it stay.
 *
 * @param most how many are kept
 * @returns gives what is kept under a key, or makes it
 */
export function keepLast<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    // What was asked for last goes last.
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) {
      kept.delete(kept.keys().next().value!);
    }
    return value;
  };
}
