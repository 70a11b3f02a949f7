/** Values by their keys; those that were not asked for lately are not kept. */
export type LastKept<T> = {
  get(key: string): T | undefined;
  /** @returns the value */
  set(key: string, value: T): T;
};

/**
 * Keeps what was made for the last keys: a reader types a word letter by letter, and the words
 * before it stay.
 *
 * @param most how many are kept
 */
export function createLastKept<T>(most: number): LastKept<T> {
  const kept = new Map<string, T>();

  function set(key: string, value: T): T {
    // What was asked for last goes last.
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) {
      kept.delete(kept.keys().next().value!);
    }
    return value;
  }

  return {
    get(key) {
      const value = kept.get(key);
      return value === undefined ? undefined : set(key, value);
    },
    set,
  };
}
