// @ts-check
import {fileURLToPath} from 'node:url';
import {format, resolveConfig} from 'prettier';

/**
 * Writes a value as JSON that is the same wherever and whenever it is written.
 *
 * @param {unknown} value
 * @returns {Promise<string>} with sorted keys, in the project's style: a short object on one line
 */
export async function stableJson(value) {
  const options = await resolveConfig(fileURLToPath(import.meta.url));
  return format(JSON.stringify(sorted(value)), {...options, parser: 'json'});
}

/**
 * @param {unknown} value
 * @returns {unknown} the same with the keys of all objects in order
 */
function sorted(value) {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
