import type MiniSearch from 'minisearch';
import {
  indexFolder,
  manifestFile,
  type IndexedSection,
  type Manifest,
  type Passage,
} from '../index-format';
import {loadIndex} from './mini-search';

/** The searchable content of a tag, such as the docs of a version. */
export type TagIndex = {
  tag: string;
  sections: IndexedSection[];
  index: MiniSearch;
};

/** Loads each index file once. Failures aren't cached, so the next call tries again. */
export type TagLoader = {
  /** The tags that the site has. */
  tags(): Promise<string[]>;
  /** @throws an error that names the file if it's missing or damaged, or doesn't have the tag */
  load(tag: string): Promise<TagIndex>;
  /** The text of each section of a tag, which only answers need. @throws like `load` */
  loadPassages(tag: string): Promise<Passage[]>;
  /** The index of a tag if it has been loaded. */
  loaded(tag: string): TagIndex | undefined;
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

  const read = async <T>(file: string, parse: (text: string) => T): Promise<T> => {
    const text = await readText(file);
    try {
      return parse(text);
    } catch (cause) {
      throw new Error(`${file} isn't what the build wrote.`, {cause});
    }
  };

  const loadFiles = () =>
    once(manifestFile, () =>
      read(manifestFile, (text) => new Map(Object.entries((JSON.parse(text) as Manifest).tags))),
    );

  const filesOf = async (tag: string) => {
    const files = (await loadFiles()).get(tag);
    if (!files) {
      throw new Error(`${manifestFile} doesn't have the tag "${tag}".`);
    }
    return files;
  };

  const loadTag = async (tag: string): Promise<TagIndex> => {
    const files = await filesOf(tag);
    const [sections, index] = await Promise.all([
      read(`${indexFolder}/${files.sections}`, (text) => JSON.parse(text) as IndexedSection[]),
      read(`${indexFolder}/${files.index}`, loadIndex),
    ]);
    const tagIndex = {tag, sections, index};
    done.set(tag, tagIndex);
    return tagIndex;
  };

  const load = (tag: string) => once(tag, () => loadTag(tag));

  const loadPassages = async (tag: string) =>
    read(
      `${indexFolder}/${(await filesOf(tag)).passages}`,
      (text) => JSON.parse(text) as Passage[],
    );

  return {
    tags: async () => [...(await loadFiles()).keys()],
    load,
    loadPassages: (tag) => once(`${tag} passages`, () => loadPassages(tag)),
    loaded: (tag) => done.get(tag),
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
