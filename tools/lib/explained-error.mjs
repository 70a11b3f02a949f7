// @ts-check

/**
 * An error whose message tells users everything they need: what's wrong, where, and what to
 * do. It's printed without a stack trace.
 */
export class ExplainedError extends Error {
  /** @override */
  name = 'ExplainedError';
}

/** Makes a script print its explained errors without a stack trace. */
export function explainErrors() {
  process.on('uncaughtException', (error) => {
    console.error(error.name === 'ExplainedError' ? error.message : error);
    process.exit(1);
  });
}
