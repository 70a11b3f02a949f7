// @ts-check

/**
 * A value as JSON can hold it.
 *
 * @param {unknown} value
 * @returns {unknown} functions as `{$: 'function'}`, regular expressions as
 *   `{$: 'regexp', source, flags?}`; keys without a value are left out
 * @throws when the value holds a path of this machine, which would differ on the next
 */
export function toFact(value) {
  if (typeof value === 'function') {
    return {$: 'function'};
  }
  if (value instanceof RegExp) {
    return {$: 'regexp', source: value.source, ...(value.flags && {flags: value.flags})};
  }
  if (typeof value === 'string' && value.includes(process.cwd())) {
    throw new Error(`A default depends on the folder of the packages: ${value}`);
  }
  if (Array.isArray(value)) {
    return value.map(toFact);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => [key, toFact(member)]),
  );
}
