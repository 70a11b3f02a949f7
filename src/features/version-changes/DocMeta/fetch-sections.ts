import type {LineChange, Part, SectionChange} from '../../../content/markdown/compare-sections';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPart = (value: unknown): value is Part =>
  Array.isArray(value) && [-1, 0, 1].includes(value[0]) && typeof value[1] === 'string';

const isLine = (value: unknown): value is LineChange =>
  value === null || (isObject(value) && Array.isArray(value.parts) && value.parts.every(isPart));

const isSection = (value: unknown): value is SectionChange =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.title === 'string' &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine);

/**
 * Fetches the changed sections of a page.
 *
 * @param url of the file that the build wrote
 * @param signal aborts the request
 * @throws if the server responds with an error or with something else
 */
export async function fetchSections(url: string, signal: AbortSignal): Promise<SectionChange[]> {
  const response = await fetch(url, {signal});
  if (!response.ok) {
    throw new Error(`${url} responded with status ${response.status}.`);
  }
  const sections: unknown = await response.json();
  if (!Array.isArray(sections) || !sections.every(isSection)) {
    throw new Error(`${url} doesn't contain what the build wrote.`);
  }
  return sections;
}
