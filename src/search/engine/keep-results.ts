import type {SearchEngine, SearchResults} from '../types';
import {createLastKept} from './last-kept';

/** Some hundred kilobytes. */
const mostKept = 200;

/**
 * Keeps the complete results of the last queries: a reader takes letters back, and types them
 * anew.
 *
 * @param engine
 * @returns one that searches with it
 */
export function keepResults(engine: SearchEngine): SearchEngine {
  const kept = createLastKept<SearchResults>(mostKept);
  return {
    async search(request) {
      const {query, context, tags, offset, limit} = request;
      const key = JSON.stringify({query, context, tags, offset, limit});
      const known = kept.get(key);
      if (known) {
        return known;
      }
      const results = await engine.search(request);
      return results.partial ? results : kept.set(key, results);
    },
    prepare: (context) => engine.prepare(context),
  };
}
