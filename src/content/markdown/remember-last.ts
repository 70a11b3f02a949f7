/**
 * Makes a function remember its last result for each object. In development, an edit changes one page,
 * and everything is read again.
 *
 * @param run its first argument is the object
 */
export function rememberLast<Key extends object, Others extends unknown[], Result>(
  run: (key: Key, ...others: Others) => Result,
): (key: Key, ...others: Others) => Result {
  const results = new WeakMap<Key, {others: Others; result: Result}>();
  return (key, ...others) => {
    const last = results.get(key);
    if (last && others.every((value, index) => value === last.others[index])) {
      return last.result;
    }
    const result = run(key, ...others);
    results.set(key, {others, result});
    return result;
  };
}
