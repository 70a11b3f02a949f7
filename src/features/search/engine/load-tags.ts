import type MiniSearch from 'minisearch';
import {
  indexFolder,
  manifestFile,
  type IndexedSection,
  type IndexFile,
  type Manifest,
  type Passage,
  type TitlesFile,
} from '../index-format';
import {buildIndex, loadIndex} from './mini-search';

/** The searchable content of a tag, such as the docs of a version. */
export type TagIndex = {
  tag: string;
  sections: IndexedSection[];
  index: MiniSearch;
} & Pick<IndexFile, 'messages'>;

/** Loads each index file once. Failures aren't cached, so the next call tries again. */
export type TagLoader = {
  /** The tags that the site has. */
  tags(): Promise<string[]>;
  /** @throws an error that names the file if it's missing or damaged, or doesn't have the tag */
  load(tag: string): Promise<TagIndex>;
  /** The index of a tag if it has been loaded. */
  loaded(tag: string): TagIndex | undefined;
  /** An index over titles, keywords and descriptions only. @throws like `load` */
  loadTitles(tag: string): Promise<TagIndex>;
  /**
   * The text of some sections of a tag, in their order. It is undefined for those whose file can't be
   * loaded: without their text, sections can still be found.
   */
  loadTexts(tag: string, ids: number[]): Promise<(Passage | undefined)[]>;
};

/** @param readText returns the text of a file below the base URL */
export function createTagLoader(readText: (file: string) => Promise<string>): TagLoader {
  const loading = new Map<string, Promise<unknown>>();
  const done = new Map<string, TagIndex>();

  const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const promise = loading.get(key) ?? load();
    loading.set(key, promise);
    promise.catch(() => loading.delete(key));
    return promise as Promise<T>;
  };

  /** Reads a file of the folder, or the manifest. */
  const read = <Data, Result>(name: string, convert: (data: Data) => Result): Promise<Result> =>
    once(name, async () => {
      const file = name === manifestFile ? name : `${indexFolder}/${name}`;
      const text = await readText(file);
      try {
        return convert(JSON.parse(text) as Data);
      } catch (cause) {
        throw new Error(`${file} isn't what the build wrote.`, {cause});
      }
    });

  const readManifest = () =>
    read(manifestFile, ({tags}: Manifest) => new Map(Object.entries(tags)));

  const filesOf = async (tag: string) => {
    const files = (await readManifest()).get(tag);
    if (!files) {
      throw new Error(`${manifestFile} doesn't have the tag "${tag}".`);
    }
    return files;
  };

  const readTitles = async (tag: string) =>
    read((await filesOf(tag)).titles, ({sections, texts}: TitlesFile) => ({
      sections: [...sections],
      texts: [...texts],
    }));

  return {
    tags: async () => [...(await readManifest()).keys()],
    load: (tag) =>
      once(tag, async () => {
        const files = await filesOf(tag);
        const [{sections}, loaded] = await Promise.all([
          readTitles(tag),
          read(files.index, ({index, messages}: IndexFile) => ({
            index: loadIndex(index),
            messages: {...messages},
          })),
        ]);
        const tagIndex = {tag, sections, ...loaded};
        done.set(tag, tagIndex);
        return tagIndex;
      }),
    loaded: (tag) => done.get(tag),
    loadTitles: (tag) =>
      once(`titles of ${tag}`, async () => {
        const {sections} = await readTitles(tag);
        return {tag, sections, index: buildIndex(sections), messages: {}};
      }),
    async loadTexts(tag, ids) {
      const {texts} = await readTitles(tag);
      return Promise.all(
        ids.map(async (id) => {
          const {from, file} = texts.filter((text) => text.from <= id).at(-1)!;
          const passages = await read(file, (all: Passage[]) => [...all]).catch(() => undefined);
          return passages?.[id - from];
        }),
      );
    },
  };
}

/** A connection may hang. The largest files take a slow phone half of that. */
const patienceMs = 60_000;

/** Reads files of the site, for `createTagLoader`. @param baseUrl with the origin */
export const fetchText =
  (baseUrl: string) =>
  async (file: string): Promise<string> => {
    if (process.env.NODE_ENV === 'development') {
      throw new Error('Search works in a built site: npm run site');
    }
    try {
      const response = await fetch(baseUrl + file, {signal: AbortSignal.timeout(patienceMs)});
      if (!response.ok) {
        throw new Error(`Its status is ${response.status}.`);
      }
      return await response.text();
    } catch (cause) {
      throw new Error(`${file} couldn't be fetched. ${String(cause)}`, {cause});
    }
  };
