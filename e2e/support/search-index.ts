import {createEngine} from '../../src/features/search/engine/engine';
import {createTagLoader} from '../../src/features/search/engine/load-tags';
import type {Manifest} from '../../src/features/search/index-format';
import {readBuilt} from './routes';
import {olderVersion} from './versions';

/**
 * @returns a word, in lowercase, that a search finds in newer docs, but neither in those of the
 *   previous release nor in the rest of the site
 * @throws when there is none
 */
export async function findNewWord(): Promise<string> {
  const {tags} = JSON.parse(readBuilt('search-index.json')) as Manifest;
  const isNewer = (tag: string) =>
    tag.startsWith('docs-default-') && tag !== `docs-default-${olderVersion}`;
  const newer = Object.keys(tags).filter(isNewer);
  const rest = Object.keys(tags).filter((tag) => !isNewer(tag));
  const textOf = (scope: string[]) =>
    scope
      .map((tag) => readBuilt(`search-index/${tags[tag]!.sections}`))
      .join('\n')
      .toLowerCase();
  const engine = createEngine(createTagLoader(async (file) => readBuilt(file)));
  const isFoundIn = async (scope: string[], query: string) =>
    (await engine.search({query, context: [], scope, limit: 1})).total > 0;

  const restText = textOf(rest);
  const words = new Set(textOf(newer).match(/[a-z]{6,}/gu));
  // A search takes longer than comparing text.
  for (const word of [...words].filter((one) => !restText.includes(one))) {
    if ((await isFoundIn(newer, word)) && !(await isFoundIn(rest, word))) {
      return word;
    }
  }
  throw new Error(`Each word that is in ${newer.join(' or ')} is also in ${rest.join(', ')}.`);
}
