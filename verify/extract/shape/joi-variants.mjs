// @ts-check

/** @typedef {import('./joi-schema.js').JoiSchema} JoiSchema */
/** @typedef {import('./joi-schema.js').JoiCondition} JoiCondition */

/**
 * The schemas that a schema with `when()` stands for, one for each outcome of its conditions.
 *
 * @param {JoiSchema} schema
 * @returns {{schema: JoiSchema, condition?: JoiSchema}[] | undefined} nothing where there is no
 *   `when()`; `condition` is what the value itself has to be for the outcome
 */
export function variantsOf(schema) {
  const conditions = schema.$_terms.whens;
  if (!conditions || conditions.length === 0) {
    return undefined;
  }
  const bare = schema.clone();
  bare.$_terms.whens = null;
  return conditions.flatMap((condition) => outcomesOf(condition, bare));
}

/**
 * @param {JoiCondition} condition
 * @param {JoiSchema} bare
 */
function outcomesOf(condition, bare) {
  const isOwnValue = condition.ref?.ancestor === 0 && condition.ref.path.length === 0;
  const cases = condition.switch ?? [condition];
  const outcomes = cases.flatMap(({is, then, otherwise}) => [
    ...(then ? [{schema: bare.concat(then), ...(isOwnValue && is && {condition: is})}] : []),
    ...(otherwise ? [{schema: bare.concat(otherwise)}] : []),
  ]);
  // Where no case applies, the schema stands as it is.
  return cases.some(({otherwise}) => otherwise) ? outcomes : [...outcomes, {schema: bare}];
}
