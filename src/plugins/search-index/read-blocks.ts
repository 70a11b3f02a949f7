import type {CodeSample, TextTable} from '../../search/index-format';
import {attribute, childElements, classesOf, elementsBelow, rawText, type Element} from './html';
import {inlineText, isVisible} from './visible';

const isPanel = (element: Element) => attribute(element, 'role') === 'tabpanel';

/** The label of the tab whose panel this is. */
function tabLabel(panel: Element): string | undefined {
  const panels = panel.parentNode as Element;
  const container = panels.parentNode as Element;
  const list = childElements(container).find((each) => attribute(each, 'role') === 'tablist');
  const tab = list && childElements(list)[childElements(panels).indexOf(panel)];
  return tab && inlineText(tab.childNodes);
}

/** @param container the element with the class `theme-code-block` */
export function readCode(container: Element): CodeSample | undefined {
  const pre = elementsBelow(container).find(({tagName}) => tagName === 'pre');
  const code =
    pre &&
    rawText(pre)
      .replace(/\u200B/gu, '')
      .trimEnd();
  if (!pre || !code) {
    return undefined;
  }
  const language = [...classesOf(container), ...classesOf(pre)].find((name) =>
    name.startsWith('language-'),
  );
  const [first] = childElements(container);
  const title = first && !elementsBelow(first).includes(pre) && inlineText(first.childNodes);
  let ancestor = container.parentNode;
  while (ancestor && 'attrs' in ancestor && !isPanel(ancestor)) {
    ancestor = ancestor.parentNode;
  }
  const tab = ancestor && 'attrs' in ancestor && tabLabel(ancestor);
  return {
    code,
    language: language?.slice('language-'.length) ?? 'text',
    ...(title && {title}),
    ...(tab && {tab}),
  };
}

/** A row of a table, with its anchor when it has one. */
export type Row = {id: string | undefined; cells: string[]};

const cellsOf = (row: Element) =>
  childElements(row)
    .filter(({tagName}) => tagName === 'td' || tagName === 'th')
    .filter(isVisible)
    .map(({childNodes}) => inlineText(childNodes));

export function readTable(table: Element): {columns: TextTable['columns']; rows: Row[]} {
  const rows = elementsBelow(table).filter(({tagName}) => tagName === 'tr');
  const isHead = (row: Element) =>
    childElements(row).length > 0 && childElements(row).every(({tagName}) => tagName === 'th');
  const [first, ...others] = rows;
  const head = first && isHead(first) ? first : undefined;
  return {
    columns: head ? cellsOf(head) : [],
    rows: (head ? others : rows).map((row) => ({id: attribute(row, 'id'), cells: cellsOf(row)})),
  };
}
