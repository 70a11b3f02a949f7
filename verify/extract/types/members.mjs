// @ts-check
import ts from 'typescript';

/**
 * The names of all fields and methods in the framework's type declarations: of contexts,
 * metadata, props. A page may speak of any of them.
 *
 * @param {import('./program.mjs').FrameworkTypes} types
 * @returns {string[]}
 */
export function memberNames({declarations}) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const collect = (node) => {
    if (isMember(node) && ts.isIdentifier(node.name)) {
      names.add(node.name.text);
    }
    ts.forEachChild(node, collect);
  };
  declarations.forEach(collect);
  return [...names].sort();
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.PropertySignature | ts.MethodSignature | ts.PropertyDeclaration | ts.MethodDeclaration}
 */
const isMember = (node) =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node);
