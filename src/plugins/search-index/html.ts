import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

export const classesOf = (element: Element): string[] =>
  (attribute(element, 'class') ?? '').split(/\s+/u);

export const isElement = (node: Node): node is Element => 'tagName' in node;

export const childElements = (element: Element): Element[] => element.childNodes.filter(isElement);

/** All elements below a node, in the order of the document. */
export const elementsBelow = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => (isElement(child) ? [child, ...elementsBelow(child)] : []));

/** The text below a node as it stands in the source, with a line break for each `br`. */
export function rawText(node: Node): string {
  if (!isElement(node)) {
    return 'value' in node ? node.value : '';
  }
  return node.tagName === 'br' ? '\n' : node.childNodes.map(rawText).join('');
}
