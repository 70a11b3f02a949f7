// @ts-check

/**
 * An error whose message tells the user all there is to know: what is wrong, where, and what to
 * do. It is printed without a stack.
 */
export class ExplainedError extends Error {
  /** @override */
  name = 'ExplainedError';
}
