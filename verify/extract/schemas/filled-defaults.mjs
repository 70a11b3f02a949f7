// @ts-check

/** @import {Shape} from '../shape/shape.mjs' */
/** @import {Options} from './validation.mjs' */

/**
 * Adds the defaults that aren't in the schema but in the validation result, because code fills them
 * in afterwards.
 *
 * @param {Shape} shape
 * @param {(input: Options) => Options} validate
 * @returns {Shape}
 */
export function withFilledDefaults(shape, validate) {
  return filled(shape, validate(sampleOf(shape)));
}

/**
 * @param {Shape} shape of an object
 * @returns {Options} the minimal valid object
 */
export function sampleOf(shape) {
  return Object.fromEntries(
    [...shape.keys]
      .filter(([, {required}]) => required === 'always')
      .map(([name, field]) => [name, sampleValue(field)]),
  );
}

/**
 * @param {Shape} shape
 * @returns {unknown} a value that it accepts
 */
function sampleValue(shape) {
  const [kind, values] = [...shape.kinds][0] ?? ['any'];
  const [listed] = values ?? [];
  return (
    listed ??
    {
      any: 'sample',
      array: [],
      boolean: true,
      date: '2020-02-02',
      function: () => undefined,
      null: null,
      number: 1,
      object: sampleOf(shape),
      string: 'https://example.com',
    }[kind]
  );
}

/**
 * @param {Shape} shape
 * @param {unknown} output
 * @returns {Shape}
 */
function filled(shape, output) {
  if (!isPlainObject(output)) {
    return shape;
  }
  const keys = [...shape.keys].map(([name, field]) => {
    const inner = filled(field, output[name]);
    // Required fields come from the sample.
    const isOwn = field.required || output[name] === undefined;
    return /** @type {const} */ ([
      name,
      isOwn || !completes(output[name], field.default)
        ? inner
        : {...inner, default: {value: output[name]}},
    ]);
  });
  return {...shape, keys: new Map(keys)};
}

/**
 * Whether the resulting value is more informative than the schema's default. If both are objects,
 * code has filled in the rest; otherwise, it has normalized the default to something that users
 * wouldn't write.
 *
 * @param {unknown} output
 * @param {Shape['default']} known
 */
const completes = (output, known) =>
  !known || (isPlainObject(output) && isPlainObject(known.value));

/**
 * @param {unknown} value
 * @returns {value is Options}
 */
const isPlainObject = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
