import {otherPages} from '../../../areas';
import type {Node} from '../../../content/markdown/plain-nodes';
import {linesOf, optionLevel, type Section} from '../../../content/markdown/read-sections';
import type {Page} from '../../../content/pages';
import type {IndexedSection, Sample} from '../index-format';

/** A section with the code samples in it. */
export type SectionWithSamples = IndexedSection & {samples: Sample[]};

/** The sections of a page, with the search tag that its results belong to. */
export type IndexedPage = {tag: string; permalink: string; sections: SectionWithSamples[]};

const samplesIn = (nodes: Node[]): Sample[] =>
  nodes.flatMap(({type, value = '', lang, children = []}) =>
    type === 'code' ? [{code: value, language: lang ?? ''}] : samplesIn(children),
  );

/** Explains a message in each section, in a sample of the language `text`. */
const errorReference = /\/api\/misc\/errors\.mdx$/u;

function withMessages({samples, ...section}: SectionWithSamples): SectionWithSamples {
  const messages = samples
    .filter(({language}) => language === 'text')
    .flatMap(({code}) => code.split(/\n{2,}/u));
  return messages.length > 0 ? {...section, samples: [], messages} : {...section, samples};
}

/**
 * Converts the sections of a page to the index format.
 *
 * @param permalink of the page
 * @param sections as returned by `readSections`
 */
export const toIndexed = (permalink: string, sections: Section[]): SectionWithSamples[] =>
  sections.map(({id, level, titles, nodes}) => ({
    url: id ? `${permalink}#${id}` : permalink,
    titles,
    lines: linesOf(nodes).flatMap(({text, isCode, isTableHead}) =>
      isCode || isTableHead ? [] : text,
    ),
    samples: samplesIn(nodes),
    ...(level === optionLevel && {isOption: true}),
  }));

/** Converts a page to the index format, with the tag of its area and docs version. */
export function indexPage(page: Page): IndexedPage {
  const {area, version, route, description, keywords, file} = page;
  const sections = toIndexed(route, page.sections());
  const [first, ...rest] = errorReference.test(file) ? sections.map(withMessages) : sections;
  return {
    tag: `${area?.search?.tag ?? otherPages.tag}${version?.versionName ?? ''}`,
    permalink: route,
    sections: [{...first!, description, keywords}, ...rest],
  };
}
