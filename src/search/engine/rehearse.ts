import type {SearchEngine, SearchHit, SearchQuery} from '../types';
import {pause} from './pause';

/** Of how many results the titles are typed. */
const used = 3;

/** One of them comes first, and finds the most. */
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** What is on the way to a title, what is near to it, and what is nowhere. */
function typingsOf(title: string): string[] {
  const text = title.toLowerCase();
  const backwards = [...text].reverse().join('');
  return [
    ...[2, 4].map((length) => text.slice(0, length)),
    text,
    text.slice(0, 3) + text.slice(4),
    backwards,
  ];
}

/**
 * Searches for what nobody asked, once the first results are complete: the engine's code is
 * compiled, what a query needs that finds nothing is loaded, and what begins with a letter is
 * known, before a reader types on. Others may search in between.
 *
 * @param engine
 * @param query that gave the results
 * @param hits its results, of which some are rehearsed
 */
export async function rehearse(
  engine: SearchEngine,
  query: Omit<SearchQuery, 'query' | 'complete' | 'signal'>,
  hits: SearchHit[],
): Promise<void> {
  const titles = new Set(hits.map((hit) => hit.titles.at(-1)!));
  const typings = [...titles].slice(0, used).flatMap(typingsOf);
  for (const text of [...typings, ...letters]) {
    await pause();
    await engine.search({...query, query: text});
  }
}
