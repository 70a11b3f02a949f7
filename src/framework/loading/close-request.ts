/** Not in TypeScript's types yet (https://html.spec.whatwg.org/#close-requests-and-close-watchers). */
type Watcher = {onclose: () => void; destroy: () => void};

/**
 * Listens for a request to close what is open: Android's Back gesture and Escape.
 *
 * @returns a function to stop, or undefined in browsers that only know Escape as a key
 */
export function onCloseRequest(close: () => void): (() => void) | undefined {
  const {CloseWatcher} = window as {CloseWatcher?: new () => Watcher};
  if (!CloseWatcher) {
    return undefined;
  }
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
