import {SearchLoadError, type Answerer, type SearchEngine} from '../types';

/** Runs an `import()` at most once, and again after it failed. */
function once<Module, Service>(
  what: string,
  load: () => Promise<Module>,
  create: (module: Module) => Service,
): () => Promise<Service> {
  let service: Promise<Service> | undefined;
  return () => {
    service ??= load().then(create, (error: unknown) => {
      service = undefined;
      throw new SearchLoadError(`The code of ${what} could not be loaded: ${String(error)}`);
    });
    return service;
  };
}

/**
 * Loads the search engine.
 *
 * @throws {@link SearchLoadError} when its code cannot be fetched; the next call tries again
 */
export const loadEngine: () => Promise<SearchEngine> = once(
  'the search',
  () => import('@site/src/search/engine'),
  ({createEngine}) => createEngine(),
);

/**
 * Loads what answers questions.
 *
 * @throws {@link SearchLoadError} when its code cannot be fetched; the next call tries again
 */
export const loadAnswerer: () => Promise<Answerer> = once(
  'the answers',
  () => import('@site/src/search/answers'),
  ({createAnswerer}) => createAnswerer(),
);
