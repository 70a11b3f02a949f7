// @ts-check

/** The ID and the path of the doc that explains errors. `verify/` reads it too, and can't import TypeScript. */
export const errorReference = 'api/misc/errors';
