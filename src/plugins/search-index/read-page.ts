import {parse} from 'parse5';
import {
  defaultHash,
  type Block,
  type CodeSample,
  type PageHeadings,
  type PageSummary,
  type SectionHeading,
} from '../../search/index-format';
import {attribute, classesOf, elementsBelow, type Element} from './html';
import {readSections, type ReadSection} from './read-sections';
import {inlineText} from './visible';

export type ReadPage = {
  tag: string;
  /** Of a doc. */
  docId: string | undefined;
  headings: PageHeadings;
  summary: PageSummary;
  text: Block[][];
  code: CodeSample[][];
};

/**
 * True for pages that repeat parts of others: later pages of a list, tags, authors, the archive. A
 * reader wants those, or the list itself.
 */
function repeats(classes: string[], route: string): boolean {
  const isBlog = classes.includes('plugin-blog');
  return (
    /\/page\/\d+\/?$/u.test(route) ||
    (isBlog && !classes.includes('blog-post-page') && !classes.includes('blog-list-page')) ||
    classes.some((name) => name.startsWith('docs-tag'))
  );
}

/** The search tag of a page: the theme's for docs, otherwise what makes the page. */
function tagOf(classes: string[], themeTag: string | undefined): string {
  if (themeTag?.startsWith('docs-')) {
    return themeTag;
  }
  const instance = classes.find((name) => name.startsWith('plugin-id-'))?.slice(10) ?? 'default';
  return classes.includes('plugin-blog') ? (instance === 'default' ? 'blog' : instance) : 'pages';
}

const docIdClass = 'docs-doc-id-';

/** The id of a page of the first docs instance, whatever its version. */
const docIdOf = (classes: string[]) =>
  classes.includes('plugin-id-default')
    ? classes.find((name) => name.startsWith(docIdClass))?.slice(docIdClass.length)
    : undefined;

const isContent = (element: Element) =>
  classesOf(element).includes('theme-doc-markdown') ||
  attribute(element, 'id') === '__blog-post-container';

function toHeading({level, title, hash}: ReadSection): SectionHeading {
  return hash === defaultHash(level, title) ? [level, title] : [level, title, hash];
}

/**
 * Reads a built page for the index.
 *
 * @param html
 * @param route its path with the base URL
 * @returns nothing for pages that search engines shall not list, and for lists of other pages
 * @throws when the page has no title
 */
export function readPage(html: string, route: string): ReadPage | undefined {
  const elements = elementsBelow(parse(html));
  const meta = (name: string) => {
    const element = elements.find(
      (each) =>
        each.tagName === 'meta' &&
        [attribute(each, 'name'), attribute(each, 'property')].includes(name),
    );
    return element && attribute(element, 'content');
  };
  const classes = classesOf(elements[0]!);
  const main = elements.find(({tagName}) => tagName === 'main');
  if (!main || repeats(classes, route) || meta('robots')?.includes('noindex')) {
    return undefined;
  }
  const inMain = elementsBelow(main);
  const h1 = inMain.find(({tagName}) => tagName === 'h1');
  const title = h1 ? inlineText(h1.childNodes) : meta('og:title');
  if (!title) {
    throw new Error(`Search index: the page ${route} has no title. Give it one.`);
  }
  const isList = classes.includes('blog-list-page');
  const sections = isList
    ? [{level: 1, title, hash: '', blocks: [], samples: []}]
    : readSections(inMain.find(isContent) ?? main, title);
  const description = meta('description');
  const keywords = meta('keywords')?.split(',');
  return {
    tag: tagOf(classes, meta('docusaurus_tag')),
    docId: docIdOf(classes),
    headings: {
      path: route,
      title,
      sections: sections.slice(1).map(toHeading),
    },
    summary: {...(description && {description}), ...(keywords && {keywords})},
    text: sections.map(({blocks}) => blocks),
    code: sections.map(({samples}) => samples),
  };
}
