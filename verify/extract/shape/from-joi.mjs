// @ts-check
import {acceptedKinds, ownFacts, restricted, variantsOf} from './joi-variants.mjs';
import {shapeOf} from './shape.mjs';
import {unionOf} from './union.mjs';

/** @import {JoiMatch, JoiSchema} from './joi-schema.js' */
/** @import {Shape} from './shape.mjs' */

/**
 * Reads a Joi schema.
 *
 * @param {JoiSchema} schema
 * @returns {Shape | undefined} undefined if the value is forbidden
 */
export function fromJoi(schema) {
  if (schema._flags.presence === 'forbidden') {
    return undefined;
  }
  const variants = variantsOf(schema);
  if (variants) {
    const shapes = variants.flatMap(({schema: variant, condition}) => {
      const shape = fromJoi(variant);
      const known = condition && fromJoi(condition);
      return shape ? [known ? completed(shape, known) : shape] : [];
    });
    return shapes.length > 0 ? unionOf(shapes) : undefined;
  }
  const read = readers[schema.type] ?? readPlain;
  return {...restricted(read(schema), schema), ...ownFacts(schema)};
}

/** @typedef {(schema: JoiSchema) => Shape} Reader */

/** @type {Record<string, Reader>} by Joi type; other types map to the kind with the same name */
const readers = {
  alternatives: ({$_terms: {matches = []}}) => unionOf(matches.flatMap(membersOf)),
  any: (schema) =>
    schema._rules.some(({name}) => name === 'custom') ? acceptedKinds(schema) : readPlain(schema),
  array: ({$_terms: {items = []}}) => ({
    ...shapeOf('array'),
    ...(items.length > 0 && {items: unionOf(items.flatMap(elementOf))}),
  }),
  object: readObject,
};

/** @type {Reader} */
const readPlain = (schema) => shapeOf(/** @type {import('./shape.mjs').Kind} */ (schema.type));

/** @type {Reader} */
function readObject({_flags, $_terms: {keys, patterns, renames}}) {
  const fields = new Map(
    (keys ?? []).flatMap(({key, schema}) => {
      const field = fromJoi(schema);
      return field ? [[key, field]] : [];
    }),
  );
  for (const {from, to} of renames ?? []) {
    const target = fields.get(to);
    if (typeof from === 'string' && target) {
      fields.set(from, {...withoutPresence(target), alias: to});
    }
  }
  const entries = (patterns ?? []).flatMap(({rule}) => elementOf(rule));
  return {
    ...shapeOf('object'),
    keys: fields,
    ...(entries.length > 0 && {entries: unionOf(entries)}),
    ...(_flags.unknown && fields.size > 0 && {unknown: true}),
  };
}

/**
 * @param {JoiMatch} match
 * @returns {Shape[]}
 */
function membersOf({schema, ref, is, then, otherwise}) {
  // Without a reference, the condition is about the value itself: `is` describes the value if
  // `then` only converts it.
  const converts = !ref && is && then?.type === 'any' && !then._flags.only;
  return [schema, converts ? is : then, otherwise].flatMap((member) =>
    member ? elementOf(member) : [],
  );
}

/**
 * @param {JoiSchema} schema of an item, an entry or an alternative, whose presence and default
 *   don't apply to the field that contains it
 */
function elementOf(schema) {
  const shape = fromJoi(schema);
  return shape ? [withoutPresence(shape)] : [];
}

/** @param {Shape} shape */
function withoutPresence(shape) {
  const element = {...shape};
  delete element.required;
  delete element.default;
  return element;
}

/**
 * @param {Shape} shape
 * @param {Shape} condition when it applies; fields that only appear in the condition are included
 * @returns {Shape}
 */
const completed = (shape, condition) => ({
  ...shape,
  keys: new Map([...condition.keys, ...shape.keys]),
});
