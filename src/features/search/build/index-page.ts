import {otherPages, type areas} from '../../../areas';
import {errorReference} from '../../../content/error-reference.mjs';
import type {FindTarget} from '../../../content/link-targets';
import type {Node} from '../../../content/markdown/plain-nodes';
import {linesOf, optionLevel, type Section} from '../../../content/markdown/read-sections';
import type {Page} from '../../../content/pages';
import type {IndexedSection, Passage} from '../index-format';
import {passageOf, type ResolveLink} from './passage';

/** A section with its text. */
export type SectionWithText = IndexedSection & {
  /** What is searched: one line per paragraph, list item or table row, without code blocks. */
  lines: string[];
  /** What results and answers quote. */
  passage: Passage;
  /** The messages that it explains. Only in the error reference. */
  messages?: string[];
};

/** The sections of a page, with the search tag that its results belong to. */
export type IndexedPage = {tag: string; permalink: string; sections: SectionWithText[]};

const messagesIn = (nodes: Node[]): string[] =>
  nodes.flatMap(({type, value = '', lang, children = []}) =>
    type === 'code' && lang === 'text' ? value.split(/\n{2,}/u) : messagesIn(children),
  );

/** What follows an option table belongs to the heading above it, and not to the table's last row. */
function returnToHeading(sections: Section[]): Section[] {
  let heading: Section | undefined;
  return sections.map((section) => {
    const [table, ...others] = section.nodes;
    if (heading && section.level === optionLevel) {
      heading.nodes.push(...others);
      return {...section, nodes: [table!]};
    }
    heading = {...section, nodes: [...section.nodes]};
    return heading;
  });
}

type Options = {
  resolveLink: ResolveLink;
  isApi?: boolean;
  /** Whether code blocks of the language `text` are messages that their sections explain. */
  explainsMessages?: boolean;
};

/**
 * Converts the sections of a page to the index format.
 *
 * @param permalink of the page
 * @param sections as returned by `readSections`
 * @param options
 */
export const toIndexed = (
  permalink: string,
  sections: Section[],
  {resolveLink, isApi = false, explainsMessages = false}: Options,
): SectionWithText[] =>
  returnToHeading(sections).map(({id, level, titles, nodes}) => {
    const messages = explainsMessages ? messagesIn(nodes) : [];
    const isOption = level === optionLevel;
    return {
      url: id ? `${permalink}#${id}` : permalink,
      titles,
      lines: linesOf(nodes).flatMap(({text, isCode, isTableHead}) =>
        isCode || isTableHead ? [] : text,
      ),
      passage: passageOf(nodes, {isOption, resolveLink}),
      ...(isOption && {isOption}),
      ...(isApi && {kind: 'api'}),
      ...(messages.length > 0 && {messages, kind: 'error'}),
    };
  });

const apiSidebar: keyof typeof areas.docs.sidebars = 'api';

/**
 * Converts a page to the index format, with the tag of its area and docs version.
 *
 * @param page
 * @param findTarget of the site's pages
 */
export function indexPage(page: Page, findTarget: FindTarget): IndexedPage {
  const {area, version, id, sidebar, route, description, keywords, file} = page;
  const [first, ...rest] = toIndexed(route, page.sections(), {
    resolveLink(url) {
      const target = findTarget(url, file);
      return target && target.route + target.rest;
    },
    isApi: sidebar === apiSidebar,
    explainsMessages: id === errorReference,
  });
  return {
    tag: `${area?.search?.tag ?? otherPages.tag}${version?.versionName ?? ''}`,
    permalink: route,
    sections: [{...first!, description, keywords}, ...rest],
  };
}
