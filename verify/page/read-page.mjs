// @ts-check
import {readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import {parsePage} from '../../src/content/markdown/parse-page.mjs';
import {ExplainedError} from '../../tools/lib/explained-error.mjs';

/**
 * @typedef {object} Row a row of an `APITable`
 * @property {string} name including the table's prefix
 * @property {string[]} cells the source text of the other cells
 * @property {number} line
 *
 * @typedef {object} Table an `APITable` on a page
 * @property {string} fact
 * @property {boolean} isVariant whether it describes one of several forms of an object
 * @property {Row[]} rows
 * @property {number} line
 *
 * @typedef {object} Sample a fenced block
 * @property {string} lang
 * @property {string} meta the text after the language
 * @property {string | undefined} title
 * @property {string} code
 * @property {number} line the line where its code starts
 * @property {{kind: string, reason: string} | undefined} marker
 *
 * @typedef {object} InlineCode
 * @property {string} text
 * @property {number} line
 *
 * @typedef {object} Page
 * @property {string} file the path from the project's root
 * @property {Table[]} tables
 * @property {Sample[]} samples
 * @property {InlineCode[]} inlineCodes inline code outside fenced blocks
 * @property {{text: string, line: number}[]} sentences the sentences of paragraphs and lists
 */

/** @typedef {import('unist').Node & {children?: any[], value?: string, [key: string]: any}} Node */

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/**
 * Reads the parts of a page that are checked.
 *
 * @param {string} file the path from the project's root
 * @param {string} [text] text to read instead of the file
 * @returns {Page}
 * @throws {ExplainedError} with `file:line:column` when the page is not valid MDX
 */
export function readPage(file, text = readFileSync(file, 'utf8')) {
  /** @type {Page} */
  const page = {file, tables: [], samples: [], inlineCodes: [], sentences: []};
  visitParents(parse(file, text), (/** @type {Node} */ node, /** @type {Node[]} */ parents) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'APITable') {
      page.tables.push(readTable(node, text));
    } else if (node.type === 'code') {
      page.samples.push(readSample(node, parents.at(-1)?.children ?? []));
    } else if (node.type === 'inlineCode') {
      page.inlineCodes.push({text: node.value ?? '', line: lineOf(node)});
    } else if (node.type === 'paragraph') {
      for (const {segment} of segmenter.segment(toString(node))) {
        page.sentences.push({text: segment.trim(), line: lineOf(node)});
      }
    }
  });
  return page;
}

/**
 * @param {string} file
 * @param {string} text
 */
function parse(file, text) {
  try {
    return parsePage(text);
  } catch (error) {
    const {line, column, reason} = describeMdxError(error);
    throw new ExplainedError(`${file}:${line}:${column}: ${reason}`, {cause: error});
  }
}

/** @param {Node} node */
const lineOf = (node) => node.position?.start.line ?? 1;

/**
 * @param {Node} element
 * @param {string} text
 * @returns {Table}
 */
function readTable(element, text) {
  const attribute = (/** @type {string} */ name) =>
    element.attributes.find((/** @type {any} */ {name: other}) => other === name)?.value ?? '';
  const table = element.children?.find(({type}) => type === 'table');
  const [, ...rows] = table?.children ?? [];
  const prefix = attribute('prefix');
  return {
    fact: attribute('fact'),
    isVariant: attribute('variant') !== '',
    rows: rows.map((/** @type {Node} */ row) => {
      const [name, ...cells] = row.children ?? [];
      return {
        name: prefix + toString(name),
        cells: cells.map((/** @type {Node} */ cell) => sourceOf(cell, text)),
        line: lineOf(row),
      };
    }),
    line: lineOf(element),
  };
}

/**
 * The source of a table cell, without the pipes.
 *
 * @param {Node} cell
 * @param {string} text
 */
const sourceOf = (cell, text) =>
  text
    .slice(cell.position?.start.offset, cell.position?.end.offset)
    .replace(/^\||\|$/gu, '')
    .replaceAll('\\|', '|')
    .trim();

/**
 * @param {Node} code
 * @param {Node[]} siblings
 * @returns {Sample}
 */
function readSample(code, siblings) {
  const meta = code.meta ?? '';
  return {
    lang: code.lang ?? '',
    meta,
    title: /\btitle=(["'])(.*?)\1/u.exec(meta)?.[2],
    code: code.value ?? '',
    line: lineOf(code) + 1,
    marker: readMarker(siblings[siblings.indexOf(code) - 1]),
  };
}

/**
 * Reads a sample's marker from the comment right before it: `sample: fragment, the reason`.
 *
 * @param {Node | undefined} node
 */
function readMarker(node) {
  const comment = node?.type === 'mdxFlowExpression' ? node.value : undefined;
  const [, kind, reason] =
    /^\/\*\s*sample:\s*([^,]+?),\s*(.+?)\s*\*\/$/su.exec(comment ?? '') ?? [];
  return kind && reason ? {kind, reason} : undefined;
}

/**
 * Extracts position and reason from an MDX parser error. For an unclosed element, the parser only
 * reports the position in the message text.
 *
 * @param {unknown} error
 * @returns {{line: number, column: number, reason: string}} line and column from 1
 */
export function describeMdxError(error) {
  const {line, column, reason, message} = Object(error);
  const text = String(reason ?? message ?? error);
  const [, textLine = '1', textColumn = '1'] = /\((\d+):(\d+)/u.exec(text) ?? [];
  return {line: line ?? Number(textLine), column: column ?? Number(textColumn), reason: text};
}
