// @ts-check
import ts from 'typescript';
import {fromOptionsType, fromType, membersOf} from './from-type.mjs';
import {unionOf} from './union.mjs';

/** @import {Shape} from './shape.mjs' */

/**
 * Adds information to a validation's shape that only the type declaration has: which fields are
 * deprecated, and which values a validation function accepts.
 *
 * @param {Shape} shape from the validation
 * @param {ts.Type | undefined} type that the framework declares for the same value
 * @param {ts.TypeChecker} checker
 * @returns {Shape}
 */
export function withDeclared(shape, type, checker) {
  if (!type) {
    return shape;
  }
  const objects = membersOf(type).filter((member) => member.flags & ts.TypeFlags.Object);
  const typed = shape.custom ? withDeclaredKinds(shape, type, checker) : shape;
  const [elementType, entryType] = [ts.IndexKind.Number, ts.IndexKind.String].map(
    (kind) => objects.flatMap((object) => checker.getIndexTypeOfType(object, kind) ?? [])[0],
  );
  return {
    ...typed,
    keys: new Map(
      [...typed.keys].map(([name, field]) => [name, declaredField(field, name, objects, checker)]),
    ),
    ...(shape.items && {items: withDeclared(shape.items, elementType, checker)}),
    ...(shape.entries && {entries: withDeclared(shape.entries, entryType, checker)}),
  };
}

/**
 * Adds the options that a plugin declares but doesn't validate.
 *
 * @param {Shape} shape
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {Shape}
 */
export function withUnseenOptions(shape, type, checker) {
  const declared = fromOptionsType(type, checker);
  return shape.unknown ? {...shape, keys: new Map([...declared.keys, ...shape.keys])} : shape;
}

/**
 * @param {Shape} field
 * @param {string} name
 * @param {ts.Type[]} parents
 * @param {ts.TypeChecker} checker
 */
function declaredField(field, name, parents, checker) {
  const [property] = parents.flatMap((parent) => checker.getPropertyOfType(parent, name) ?? []);
  if (!property) {
    return field;
  }
  const shape = withDeclared(field, checker.getTypeOfSymbol(property), checker);
  return isDeprecated(property, checker) ? {...shape, deprecated: true} : shape;
}

/**
 * @param {ts.Symbol} property
 * @param {ts.TypeChecker} checker
 * @returns {boolean} whether Docusaurus deprecates it, ignoring deprecations in its libraries
 */
function isDeprecated(property, checker) {
  const isOwn = property.declarations?.some((declaration) =>
    declaration.getSourceFile().fileName.includes('/@docusaurus/'),
  );
  return Boolean(isOwn) && property.getJsDocTags(checker).some(({name}) => name === 'deprecated');
}

/**
 * @param {Shape} tried the values that trial validation accepts
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {Shape}
 */
function withDeclaredKinds(tried, type, checker) {
  const {kinds} = unionOf([tried, fromType(type, checker)]);
  const objects = membersOf(type).filter((member) => fromType(member, checker).kinds.has('object'));
  return {...tried, kinds, keys: unionOf(objects.map((one) => fromOptionsType(one, checker))).keys};
}
