// @ts-check
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {returned, textsOf} from './text.mjs';

/** Functions that throw, log or declare a message. */
const functions = [
  // ReactContextError composes its message of the name that it's given.
  /^(?!ReactContext)(?:[A-Z]\w*)?Error$/u,
  /^(?:logger\w*|console)(?:\.default)?\.(?:error|warn|report\(.*\))$/su,
  // Joi
  /\.messages?$/u,
  // Printed later
  /^(?:warnings|parts)\.push$/u,
];

/**
 * The errors and warnings that a package can print.
 *
 * @param {string} name of the package
 * @param {string} dir its folder
 * @returns {import('../../facts.mjs').Message[]} each text once, sorted
 */
export function packageMessages(name, dir) {
  const texts = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(?:lib|bin)\b.*\.[cm]?js$/u.test(file))
    .flatMap((file) => messagesIn(readFileSync(path.join(dir, file), 'utf8')));
  return [...new Set(texts)].sort().map((text) => ({package: name, text}));
}

/**
 * @param {string} code of a module, which may contain JSX
 * @returns {string[]} in the order of the code
 */
export function messagesIn(code) {
  /** @type {string[]} */
  const messages = [];
  const visit = (/** @type {ts.Node} */ node) => {
    messages.push(...sourcesIn(node).flatMap(textsOf).map(asPrinted).filter(isMessage));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.jsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX));
  return messages;
}

/**
 * @param {ts.Node} node
 * @returns {ts.Expression[]} the expressions that give its messages
 */
function sourcesIn(node) {
  if (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isTaggedTemplateExpression(node)
  ) {
    const [called, given] = ts.isTaggedTemplateExpression(node)
      ? [node.tag, node]
      : [node.expression, node.arguments?.[0]];
    const name = called.getText();
    return functions.some((pattern) => pattern.test(name)) ? propertyValues(given) : [];
  }
  if (ts.isBinaryExpression(node) && /^(?:error|this)\.message$/u.test(node.left.getText())) {
    return [node.right];
  }
  if (!ts.isPropertyAssignment(node)) {
    return [];
  }
  const {name, initializer, parent} = node;
  switch (name.getText()) {
    // The messages of an ESLint rule.
    case 'messages':
      return propertyValues(initializer);
    // What a prompt says about a wrong answer.
    case 'validate':
      return returned(initializer);
    // A warning that is printed later.
    case 'message':
      return parent.getText().includes("type: 'warning'") ? [initializer] : [];
    default:
      return [];
  }
}

/**
 * @param {ts.Expression | undefined} node
 * @returns {ts.Expression[]} the values of an object, or the expression itself
 */
const propertyValues = (node) =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((property) => Object(property).initializer ?? [])
    : node
      ? [node]
      : [];

/**
 * Whether a text has two words, unlike a code such as `any.invalid`.
 *
 * @param {string} text
 */
const isMessage = (text) =>
  /\p{L}{2}\S*\s(?:.*\s)?\S*\p{L}{2}/su.test(text.replaceAll(/\{[^{}]*\}/gu, ''));

/** @param {string} text in which Joi's own placeholders may stand */
const asPrinted = (text) =>
  text
    // The messages before this one
    .replace(/^\{[^{}]*\}(?=\p{L})/u, '')
    .replaceAll(/\{\{?[#:.](\w+)\}\}?/gu, (_, name) =>
      name === 'label' ? '"{label}"' : `{${name}}`,
    )
    .replaceAll(/\\([{}])/gu, '$1')
    .trim();
