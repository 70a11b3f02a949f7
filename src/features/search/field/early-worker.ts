// The worker of the search, started by the tap on a page without React. On a slow phone, it has the
// titles ready by the time that the modal is drawn; started by the modal, it would begin only then.

declare global {
  interface Window {
    searchWorker?: Worker;
  }
}

/**
 * Starts the worker, unless it has been started.
 *
 * @param url of its script
 * @param name the base URL with the origin, and as the hash a search tag whose titles it loads
 */
export function startEarlyWorker(url: string, name: string): void {
  if (window.searchWorker) {
    return;
  }
  const worker = new Worker(url, {name});
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    delete window.searchWorker;
  });
  window.searchWorker = worker;
}

/** Takes the worker over, if one has been started and could be loaded so far. */
export function takeEarlyWorker(): Worker | undefined {
  const worker = window.searchWorker;
  delete window.searchWorker;
  return worker;
}
