import {buildIndex} from '../engine/mini-search';
import type {IndexedSection} from '../index-format';

/**
 * @param url of a section
 * @param titles from the page's down to the section's own
 * @param lines of its text
 */
export const section = (url: string, titles: string[], ...lines: string[]): IndexedSection => ({
  url,
  titles,
  lines,
});

/**
 * @param tags the sections of each search tag
 * @returns the files that the build would write for them, by their paths below the base URL
 */
export const indexFiles = (tags: Record<string, IndexedSection[]>): Record<string, string> => ({
  'search-index.json': JSON.stringify({
    tags: Object.fromEntries(
      Object.keys(tags).map((tag) => [
        tag,
        {sections: `${tag}-s`, index: `${tag}-i`, passages: `${tag}-p`},
      ]),
    ),
  }),
  ...Object.fromEntries(
    Object.entries(tags).flatMap(([tag, sections]) => [
      [`search-index/${tag}-s`, JSON.stringify(sections)],
      [`search-index/${tag}-i`, JSON.stringify(buildIndex(sections))],
      [`search-index/${tag}-p`, JSON.stringify(sections.map(({lines}) => lines))],
    ]),
  ),
});
