// @ts-check

/**
 * Listens for Ctrl-C and for being told to end.
 *
 * @returns {AbortSignal} aborted by the first signal; a second one ends the process at once, for
 *   the case that something does not let go
 */
export function onInterrupt() {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) {
      process.exit(130);
    }
    controller.abort(new Error('Interrupted.'));
  };
  // SIGHUP too: children lead their own process group and would outlive a closed terminal.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, interrupt);
  }
  return controller.signal;
}
