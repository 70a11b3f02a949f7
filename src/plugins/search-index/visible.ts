import {attribute, classesOf, isElement, type Element, type Node} from './html';

/** What stands in a page and is not of its text. */
const skippedTags = new Set(
  'button footer form iframe input nav noscript script select style svg template textarea'.split(
    ' ',
  ),
);

const skippedClasses = new Set([
  'hash-link',
  'sr-only',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  // The formula drawn; its source is kept.
  'katex-html',
]);

/** Lists of the buttons that lead between tabs, and what is announced when something happens. */
const skippedRoles = new Set(['tablist', 'status', 'alert']);

/** A link of a heading or a row to itself, which shows as a sign. */
const isSelfLink = (element: Element) =>
  element.tagName === 'a' &&
  attribute(element, 'href')?.startsWith('#') &&
  attribute(element, 'aria-label') !== undefined;

/** True for what a reader reads, in any tab. */
export function isVisible(node: Node): boolean {
  if (!isElement(node)) {
    return node.nodeName === '#text';
  }
  const role = attribute(node, 'role') ?? '';
  return !(
    skippedTags.has(node.tagName) ||
    skippedRoles.has(role) ||
    (attribute(node, 'hidden') !== undefined && role !== 'tabpanel') ||
    attribute(node, 'aria-hidden') === 'true' ||
    classesOf(node).some((name) => skippedClasses.has(name)) ||
    isSelfLink(node)
  );
}

/** The text of inline elements, with whitespace collapsed. */
export function inlineText(nodes: Node[]): string {
  const read = (node: Node): string => {
    if (!isVisible(node)) {
      return '';
    }
    if (!isElement(node)) {
      return 'value' in node ? node.value : '';
    }
    if (node.tagName === 'br') {
      return ' ';
    }
    if (node.tagName === 'img') {
      return attribute(node, 'alt') ?? '';
    }
    // MathML repeats a formula for each way of reading it; the annotation is what its author wrote.
    if (node.tagName === 'semantics') {
      const source = node.childNodes
        .filter(isElement)
        .find(({tagName}) => tagName === 'annotation');
      return source ? source.childNodes.map(read).join('') : '';
    }
    const text = node.childNodes.map(read).join('');
    return node.tagName === 'p' ? ` ${text} ` : text;
  };
  // The theme breaks long words with invisible spaces.
  return nodes
    .map(read)
    .join('')
    .replace(/\u200B/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
