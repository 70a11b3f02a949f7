import {SearchLoadError, type Answerer, type SearchEngine} from '../types';

/** Runs an `import()` at most once, and again after it failed. */
function once<Args extends unknown[], Module, Service>(
  what: string,
  load: () => Promise<Module>,
  create: (module: Module, ...args: Args) => Service,
): (...args: Args) => Promise<Service> {
  let service: Promise<Service> | undefined;
  return (...args) => {
    service ??= load().then(
      (module) => create(module, ...args),
      (error: unknown) => {
        service = undefined;
        throw new SearchLoadError(`The code of ${what} cannot be loaded.`, {cause: error});
      },
    );
    return service;
  };
}

/**
 * Loads the search engine; its argument is the base URL of the site.
 *
 * @throws {@link SearchLoadError} when its code cannot be fetched; the next call tries again
 */
export const loadEngine: (baseUrl: string) => Promise<SearchEngine> = once(
  'the search',
  () => import('@site/src/search/client'),
  ({createSearchEngine}, baseUrl: string) => createSearchEngine(baseUrl),
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
