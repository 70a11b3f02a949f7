// @ts-check
import {fileURLToPath} from 'node:url';
import {format, resolveConfig} from 'prettier';

/**
 * Serializes a value as JSON with deterministic output.
 *
 * @param {unknown} value
 * @returns {Promise<string>} JSON with sorted keys in the project's code style
 */
export async function stableJson(value) {
  const options = await resolveConfig(fileURLToPath(import.meta.url));
  return format(JSON.stringify(sorted(value)), {...options, parser: 'json'});
}

/**
 * @param {unknown} value
 * @returns {unknown} the same value with sorted object keys
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
