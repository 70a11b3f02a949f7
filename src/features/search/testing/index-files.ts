import {buildIndex} from '../engine/mini-search';
import type {IndexedSection, Manifest} from '../index-format';

export type TestSection = IndexedSection & {lines: string[]; messages?: string[]};

/**
 * @param url of a section
 * @param titles from the page's down to the section's own
 * @param lines of its text
 */
export const section = (url: string, titles: string[], ...lines: string[]): TestSection => ({
  url,
  titles,
  lines,
});

/**
 * @param tags the sections of each search tag
 * @returns the files that the build would write for them, by their paths below the base URL
 */
export const indexFiles = (tags: Record<string, TestSection[]>): Record<string, string> => {
  const manifest: Manifest = {
    tags: Object.fromEntries(
      Object.keys(tags).map((tag) => [tag, {titles: `${tag}-titles`, index: `${tag}-index`}]),
    ),
  };
  const files = Object.entries(tags).flatMap(([tag, sections]) => [
    [
      `${tag}-titles`,
      {
        sections: sections.map((each) => ({...each, lines: undefined, messages: undefined})),
        texts: [{from: 0, file: `${tag}-text`}],
      },
    ],
    [`${tag}-text`, sections.map(({lines}) => lines)],
    [
      `${tag}-index`,
      {
        index: buildIndex(sections),
        messages: Object.fromEntries(
          sections.flatMap(({messages}, id) => (messages ? [[id, messages]] : [])),
        ),
      },
    ],
  ]);
  return {
    'search-index.json': JSON.stringify(manifest),
    ...Object.fromEntries(
      files.map(([name, data]) => [`search-index/${name as string}`, JSON.stringify(data)]),
    ),
  };
};
