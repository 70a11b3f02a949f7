/** What React, the theme or a component has logged as an error in the current test. */
export const loggedErrors: unknown[][] = [];

/**
 * Takes the errors that a test causes, so that they don't fail it.
 *
 * @returns their texts
 */
export const takeLoggedErrors = (): string[] =>
  loggedErrors.splice(0).map((entries) => entries.map(String).join(' '));
