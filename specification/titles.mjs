// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{file: string, title: string, ids: string[]}} Title */

const folders = ['_dogfooding', 'config', 'e2e', 'eval', 'scripts', 'src', 'verify'];

/**
 * @param {string} root folder of the site
 * @returns {Title[]} the titles that name statements, by file and place in it
 */
export const readTitles = (root) =>
  folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        [folder, ...file.split(path.sep)].join('/'),
      ),
    )
    .filter((file) => /\.(?:spec|test)\.(?:ts|tsx|mjs)$/.test(file))
    .sort()
    .flatMap((file) => titlesOf(file, readFileSync(path.join(root, file), 'utf8')));

/**
 * @param {string} file
 * @param {string} source TypeScript or JavaScript
 * @returns {Title[]} with a title's ids, which stand at its end as `@brand`; what a table of tests
 *   fills in is `…`
 */
export function titlesOf(file, source) {
  /** @type {Title[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const text = ts.isCallExpression(node) && isTest(node.expression) && textOf(node.arguments[0]);
    const [, title, ids] = (text && /^(.*?)((?: @[\da-z-]+)+)$/s.exec(text)) || [];
    if (title && ids) {
      titles.push({
        file,
        title,
        ids: ids
          .trim()
          .split(' ')
          .map((id) => id.slice(1)),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return titles;
}

/**
 * @param {ts.Expression} callee
 * @returns {boolean} true for `test`, `it`, `describe` and what is called on them
 */
function isTest(callee) {
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return isTest(callee.expression);
  }
  return ts.isIdentifier(callee) && ['test', 'it', 'describe'].includes(callee.text);
}

/** @param {ts.Expression | undefined} title */
function textOf(title) {
  if (title && ts.isStringLiteralLike(title)) {
    return title.text;
  }
  if (title && ts.isTemplateExpression(title)) {
    return [title.head, ...title.templateSpans.map(({literal}) => literal)]
      .map(({text}) => text)
      .join('…');
  }
  return undefined;
}
