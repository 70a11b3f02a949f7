// @ts-check
import ts from 'typescript';
import {shapeOf} from './shape.mjs';
import {unionOf} from './union.mjs';

/** @import {Shape} from './shape.mjs' */

/** @type {[ts.TypeFlags, import('./shape.mjs').Kind][]} */
const PRIMITIVES = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown, 'any'],
];

/**
 * Reads a type.
 *
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {Shape} without the keys of objects
 */
export function fromType(type, checker) {
  return unionOf(
    membersOf(type)
      .filter(({flags}) => !(flags & ts.TypeFlags.Undefined))
      .map((member) => fromMember(member, checker)),
  );
}

/**
 * Reads the options that a type declares.
 *
 * @param {ts.Type} type of an object
 * @param {ts.TypeChecker} checker
 * @returns {Shape} with its own keys but without those of nested objects
 */
export function fromOptionsType(type, checker) {
  const keys = checker.getPropertiesOfType(type).map((property) => {
    const isOptional = property.flags & ts.SymbolFlags.Optional;
    const shape = fromType(checker.getTypeOfSymbol(property), checker);
    return /** @type {const} */ ([
      property.name,
      isOptional ? shape : {...shape, required: /** @type {const} */ ('always')},
    ]);
  });
  return {...shapeOf('object'), keys: new Map(keys)};
}

/**
 * @param {ts.Type} type
 * @returns {ts.Type[]}
 */
export const membersOf = (type) => (type.isUnion() ? type.types.flatMap(membersOf) : [type]);

/**
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 */
function fromMember(type, checker) {
  if (type.isStringLiteral()) {
    return shapeOf('string', [type.value]);
  }
  const primitive = PRIMITIVES.find(([flags]) => type.flags & flags)?.[1];
  if (primitive) {
    return shapeOf(primitive);
  }
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const item = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type))[0];
    return {...shapeOf('array'), ...(item && {items: fromType(item, checker)})};
  }
  return shapeOf(type.getCallSignatures().length > 0 ? 'function' : 'object');
}
