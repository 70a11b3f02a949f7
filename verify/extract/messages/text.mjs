// @ts-check
import ts from 'typescript';

/** What the logger puts around a value (`interpolate` in `@docusaurus/logger`). */
const quotes = new Map([
  ['path', '"'],
  ['code', '`'],
]);

/** Names whose values are being looked up, because a value can contain its own name. */
const pending = new Set();

/**
 * The texts that an expression can have, with `{name}` for values that only a run knows. A choice
 * between two texts gives both.
 *
 * @param {ts.Expression} node in a file with parents
 * @returns {string[]} empty if it's no text
 */
export function textsOf(node) {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return [template(node, false)];
  }
  if (ts.isTaggedTemplateExpression(node)) {
    return ts.isTemplateExpression(node.template)
      ? [template(node.template, true)]
      : [node.template.text];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) {
    return textsOf(node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return choice(node.whenTrue, node.whenFalse);
  }
  if (ts.isBinaryExpression(node)) {
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken
      ? [value(node.left) + value(node.right)]
      : choice(node.left, node.right);
  }
  if (ts.isCallExpression(node)) {
    return textsOfCall(node);
  }
  const name = node.getText();
  if (pending.has(name)) {
    return [];
  }
  pending.add(name);
  const texts = valuesOf(node).flatMap(textsOf);
  pending.delete(name);
  return texts;
}

/** @param {ts.Expression[]} nodes */
const choice = (...nodes) =>
  nodes.flatMap((node) => {
    const texts = textsOf(node);
    return texts.length > 0 ? texts : [`{${nameOf(node)}}`];
  });

/** @param {ts.CallExpression} call */
function textsOfCall({expression, arguments: [argument]}) {
  if (!ts.isPropertyAccessExpression(expression)) {
    return returned(valuesOf(expression)[0]).flatMap(textsOf);
  }
  // `logger.red('…')`
  return argument && isLogger(expression.expression) ? textsOf(argument) : [];
}

/**
 * @param {ts.Node | undefined} func
 * @returns {ts.Expression[]} what it returns, if it's a function
 */
export function returned(func) {
  const {body} = Object(func);
  return body && !ts.isBlock(body)
    ? [body]
    : descendants(body).flatMap((node) => (ts.isReturnStatement(node) && node.expression) || []);
}

/**
 * @param {ts.Expression} name of a variable or function of the file, or `exports.name`
 * @returns {ts.Expression[]} its values
 */
function valuesOf(name) {
  const text = name.getText();
  const isExport = /^exports\.\w+$/u.test(text);
  for (
    let scope = name.parent;
    (ts.isIdentifier(name) || isExport) && scope;
    scope = scope.parent
  ) {
    const values = descendants(scope).flatMap((node) => {
      if (ts.isVariableDeclaration(node) && node.name.getText() === text) {
        return node.initializer ?? [];
      }
      if (ts.isFunctionDeclaration(node) && node.name?.text === text) {
        return /** @type {any} */ (node);
      }
      return ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        node.left.getText() === text
        ? node.right
        : [];
    });
    if (values.length > 0) {
      return values;
    }
  }
  return [];
}

/**
 * @param {ts.Node | undefined} node
 * @returns {ts.Node[]} itself and what is in it, without what is in the functions in it
 */
function descendants(node) {
  if (!node) {
    return [];
  }
  const nodes = [node];
  ts.forEachChild(node, (child) => {
    nodes.push(...(ts.isFunctionLike(child) ? [child] : descendants(child)));
  });
  return nodes;
}

/**
 * @param {ts.TemplateExpression} node
 * @param {boolean} tagged with a function of the logger
 */
function template({head, templateSpans}, tagged) {
  let text = head.text;
  for (const {expression, literal} of templateSpans) {
    // `path=` before a value is its format.
    const [flag, format = ''] = (tagged && /([a-z]+)=$/u.exec(text)) || [''];
    const quote = quotes.get(format) ?? '';
    text = text.slice(0, text.length - flag.length) + quote + value(expression) + quote;
    text += literal.text;
  }
  return text;
}

/**
 * @param {ts.Expression} node
 * @returns {string} its text, or `{name}` if it has none or several
 */
function value(node) {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const {expression, name} = node.expression;
    const quote = quotes.get(name.text);
    if (quote && node.arguments[0] && isLogger(expression)) {
      return quote + value(node.arguments[0]) + quote;
    }
  }
  const [text, ...others] = textsOf(node);
  return text === undefined || others.length > 0 ? `{${nameOf(node)}}` : text;
}

/**
 * @param {ts.Node} node
 * @returns {string} a name for a value, such as `filePath` for `path.relative(siteDir, filePath)`
 */
function nameOf(node) {
  if (ts.isIdentifier(node)) {
    return node.text;
  }
  if (ts.isCallExpression(node)) {
    const argument = node.arguments.at(-1);
    return argument && /^\w+(?:\.\w+)*$/u.test(argument.getText())
      ? nameOf(argument)
      : nameOf(node.expression);
  }
  if (ts.isPropertyAccessExpression(node)) {
    const isMethod = /^(?:map|join|filter|flatMap|reduce|slice|sort|toString)$/u;
    return isMethod.test(node.name.text) ? nameOf(node.expression) : node.name.text;
  }
  return '…';
}

/** @param {ts.Node} node */
const isLogger = (node) => /^logger\w*(?:\.default)?$/u.test(node.getText());
