// @ts-check

/** @import {Shape} from './shape.mjs' */

/**
 * Merges variants into one shape.
 *
 * A key is required if every variant that is an object requires it. A default is kept if all
 * variants with a default agree.
 *
 * @param {Shape[]} variants
 * @returns {Shape}
 */
export function unionOf(variants) {
  /** @type {Shape} */
  const union = {kinds: new Map(), keys: new Map()};
  for (const {kinds} of variants) {
    for (const [kind, values] of kinds) {
      const others = union.kinds.has(kind) ? union.kinds.get(kind) : new Set();
      union.kinds.set(kind, values && others && new Set([...values, ...others]));
    }
  }
  union.keys = keysOf(variants.filter(({kinds}) => kinds.has('object')));
  return {
    ...union,
    ...part('items', variants),
    ...part('entries', variants),
    ...defaultOf(variants),
    ...requiredOf(variants),
    ...(variants.some(({unknown}) => unknown) && {unknown: true}),
  };
}

/** @param {Shape[]} objects */
function keysOf(objects) {
  const names = new Set(objects.flatMap(({keys}) => [...keys.keys()]));
  return new Map(
    [...names].map((name) => {
      const fields = objects.flatMap(({keys}) => keys.get(name) ?? []);
      const union = fields.length === 1 && fields[0] ? fields[0] : unionOf(fields);
      const missing = fields.length < objects.length;
      return [
        name,
        missing && union.required
          ? {...union, required: /** @type {const} */ ('sometimes')}
          : union,
      ];
    }),
  );
}

/**
 * @param {'items' | 'entries'} name
 * @param {Shape[]} variants
 */
function part(name, variants) {
  const parts = variants.flatMap((variant) => variant[name] ?? []);
  return parts.length > 0 && {[name]: unionOf(parts)};
}

/** @param {Shape[]} variants */
function defaultOf(variants) {
  const defaults = variants.flatMap((variant) => variant.default ?? []);
  const values = new Set(defaults.map(({value}) => JSON.stringify(value) ?? String(value)));
  return values.size === 1 && {default: defaults[0]};
}

/** @param {Shape[]} variants */
function requiredOf(variants) {
  const required = variants.filter((variant) => variant.required);
  return (
    required.length > 0 && {
      required: /** @type {'always' | 'sometimes'} */ (
        required.length === variants.length && required.every((one) => one.required === 'always')
          ? 'always'
          : 'sometimes'
      ),
    }
  );
}
