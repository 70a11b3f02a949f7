import type {Element, ElementContent, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {plainNodes, type Node} from '../../../content/markdown/plain-nodes';
import {readSections} from '../../../content/markdown/read-sections';
import {toIndexed, type IndexedPage} from './index-page';

const parser = unified().use(rehypeParse);
const converter = unified().use(rehypeRemark);

/** Elements that aren't part of a page's text. */
const skipped = new Set('button form iframe nav noscript script style svg template'.split(' '));

const classesOf = ({properties}: Element) => (properties.className ?? []) as string[];

function find(tree: Root, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    found ??= test(element) ? element : undefined;
  });
  return found;
}

/** Lists of posts and tags repeat the content of other pages. */
const isList = (html: Element) =>
  classesOf(html).some((name) => name === 'plugin-blog' || name.startsWith('docs-tag'));

/** The start page of a blog is found by its title and description. */
const isBlogStart = (html: Element, permalink: string) =>
  classesOf(html).includes('blog-list-page') && !/\/page\/\d+\/$/u.test(permalink);

function meta(tree: Root, name: string): string | undefined {
  const element = find(
    tree,
    ({tagName, properties}) => tagName === 'meta' && properties.name === name,
  );
  return element?.properties.content as string | undefined;
}

/** Removes everything except readable content, and returns the heading anchors in order. */
function takeText(main: Element): string[] {
  const anchors: string[] = [];
  visit(main, 'element', (element, place, parent) => {
    const {tagName, properties} = element;
    const isHidden = properties.ariaHidden === 'true' || properties.hidden;
    const isHash = classesOf(element).includes('hash-link');
    if (parent && (skipped.has(tagName) || isHidden || isHash)) {
      parent.children.splice(place!, 1);
      return [SKIP, place!] as const;
    }
    if (/^h[1-6]$/u.test(tagName)) {
      anchors.push(String(properties.id ?? ''));
    }
    return undefined;
  });
  return anchors;
}

/**
 * Reads a built page that has no Markdown source, such as the showcase or a category index.
 *
 * @param html
 * @param permalink
 * @param title
 * @returns undefined for lists of posts and tags, but for the start page of a blog
 */
export function readBuiltPage(
  html: string,
  permalink: string,
  title: string,
): IndexedPage | undefined {
  const tree = parser.parse(html);
  const root = find(tree, ({tagName}) => tagName === 'html');
  const main = find(tree, ({tagName}) => tagName === 'main');
  if (!root || !main) {
    return undefined;
  }
  const description = meta(tree, 'description');
  if (isList(root)) {
    const section = {url: permalink, titles: [title], lines: [], samples: [], description};
    return isBlogStart(root, permalink)
      ? {tag: 'pages', permalink, sections: [section]}
      : undefined;
  }
  const anchors = takeText(main);
  const {children} = converter.runSync({type: 'root', children: main.children as ElementContent[]});
  const nodes = plainNodes(children as unknown as Node[]);
  visit({type: 'root', children: nodes} as never, 'heading', (heading: Node) => {
    const id = anchors.shift();
    heading.data = {...heading.data, ...(id && {id})};
  });
  const [first, ...rest] = toIndexed(permalink, readSections(nodes, title));
  const tag = meta(tree, 'docusaurus_tag');
  return {
    tag: tag?.startsWith('docs-') ? tag : 'pages',
    permalink,
    // Without an anchor, results can only link to the page.
    sections: [
      {...first!, description},
      ...rest.filter(({url}) => anchors.length === 0 || url.includes('#')),
    ],
  };
}
