// @ts-check

/** @typedef {import('./joi-schema.js').JoiSchema} JoiSchema */
/** @typedef {import('./shape.mjs').Shape} Shape */

/**
 * What a schema says of the field that has it: its default, whether it is required or deprecated.
 *
 * @param {JoiSchema} schema
 * @returns {Pick<Shape, 'default' | 'required' | 'deprecated'>}
 */
export function ownFacts(schema) {
  const value = defaultOf(schema);
  return {
    ...(value !== undefined && {default: {value}}),
    ...(schema._flags.presence === 'required' && {required: /** @type {const} */ ('always')}),
    ...(isDeprecated(schema) && {deprecated: true}),
  };
}

/** @param {JoiSchema} schema */
function defaultOf(schema) {
  const {default: value} = schema._flags;
  if (typeof value === 'symbol') {
    // `default()` without an argument: the defaults of the keys.
    return schema.validate(undefined).value;
  }
  // With a parameter it depends on the object that holds the field.
  return typeof value === 'function' ? (value.length === 0 ? value() : undefined) : value;
}

/** @param {JoiSchema} schema */
const isDeprecated = ({_rules, $_terms: {metas}}) =>
  _rules.some(({name, args}) => name === 'warning' && /deprecat/iu.test(args?.code ?? '')) ||
  Boolean(metas?.some(({deprecated}) => deprecated));
