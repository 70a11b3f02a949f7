/** The parts of the progress bar that are used here. */
type ProgressBar = {configure: (options: object) => void; start: () => void; done: () => void};

let loading: Promise<{default: ProgressBar}> | undefined;
let isWanted = false;

function start(): void {
  isWanted = true;
  // @ts-expect-error The theme's dependency has no types.
  loading ??= import('nprogress') as Promise<{default: ProgressBar}>;
  loading.then(
    ({default: bar}) => {
      if (isWanted) {
        bar.configure({showSpinner: false});
        bar.start();
      }
    },
    // The page that the reader waits for may still come.
    () => (loading = undefined),
  );
}

function done(): void {
  isWanted = false;
  loading?.then(({default: bar}) => bar.done()).catch(() => {});
}

/** Stands in for the theme's progress bar, and loads it the first time that a page takes long. */
export default Object.freeze({configure: () => {}, start, done});
