// @ts-check
import ts from 'typescript';

const {SyntaxKind} = ts;

/** The kinds of values by the syntax of their types. */
const kinds = new Map([
  [SyntaxKind.StringKeyword, 'string'],
  [SyntaxKind.StringLiteral, 'string'],
  [SyntaxKind.NumberKeyword, 'number'],
  [SyntaxKind.NumericLiteral, 'number'],
  [SyntaxKind.BooleanKeyword, 'boolean'],
  [SyntaxKind.TrueKeyword, 'boolean'],
  [SyntaxKind.FalseKeyword, 'boolean'],
  [SyntaxKind.NullKeyword, 'null'],
  [SyntaxKind.ArrayType, 'array'],
  [SyntaxKind.TupleType, 'array'],
  // `readonly string[]`
  [SyntaxKind.TypeOperator, 'array'],
  [SyntaxKind.FunctionType, 'function'],
  [SyntaxKind.ObjectKeyword, 'object'],
  [SyntaxKind.TypeLiteral, 'object'],
]);

/** The kinds of named types that can be compared. */
const namedKinds = new Map([
  ['array', 'array'],
  ['Array', 'array'],
  ['Partial', 'object'],
  ['Record', 'object'],
  ['RegExp', 'object'],
]);

/**
 * @param {ts.Node} node
 * @returns {string | undefined} undefined for other named types, which can't be compared
 */
const kindOf = (node) =>
  kinds.get(node.kind) ??
  (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)
    ? namedKinds.get(node.typeName.text)
    : undefined);

/**
 * @param {ts.Node} type
 * @returns {ts.Node[]} the types and literals of a union
 */
function membersOf(type) {
  if (ts.isUnionTypeNode(type)) {
    return type.types.flatMap(membersOf);
  }
  if (ts.isParenthesizedTypeNode(type)) {
    return membersOf(type.type);
  }
  return type.kind === SyntaxKind.UndefinedKeyword
    ? []
    : [ts.isLiteralTypeNode(type) ? type.literal : type];
}

/**
 * Compares the type in a table with the type that the package accepts.
 *
 * @param {string} cell Markdown, whose code is a type
 * @param {import('../extract/shape/entries.mjs').Entry} entry
 * @param {boolean} [isVariant] whether the cell may list less than the package, which accepts more
 *   in other forms of the same object
 * @returns {string | undefined} what is wrong
 */
export function typeProblem(cell, {type, values = []}, isVariant = false) {
  const code = [...cell.matchAll(/`([^`]+)`/gu)].map(([, span]) => span).join(' | ');
  if (!code) {
    return `the type is missing; the package accepts ${type}`;
  }
  const source = ts.createSourceFile('type.ts', `type Cell = ${code}`, ts.ScriptTarget.Latest);
  const members = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .flatMap(({type: written}) => membersOf(written));
  const written = new Set(members.map(kindOf));
  const accepted = type.split(' | ');
  if (written.has(undefined) || accepted.includes('any')) {
    return undefined;
  }
  const extra = [...written].filter((kind) => kind && !accepted.includes(kind));
  const missing = accepted.filter((kind) => !written.has(kind));
  if (extra.length > 0 || (missing.length > 0 && !isVariant)) {
    return `the type is ${[...written].join(' | ')}; the package accepts ${type}`;
  }
  const literals = members.filter(ts.isStringLiteral).map(({text}) => text);
  const unlisted = values.filter((value) => !literals.includes(value));
  const unknown = literals.filter((value) => !values.includes(value));
  // A kind with listed values can be open, such as any string in addition to two special ones.
  return values.length > 0 && ((unlisted.length > 0 && !isVariant) || unknown.length > 0)
    ? `the values are ${list(literals)}; the package accepts ${list(values)}`
    : undefined;
}

/** @param {string[]} values */
const list = (values) => values.map((value) => JSON.stringify(value)).join(', ') || 'not listed';
