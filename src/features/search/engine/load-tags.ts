import type MiniSearch from 'minisearch';
import {indexFolder, manifestFile, type IndexedSection, type Manifest} from '../index-format';
import {withPatience} from '../patience';
import {loadIndex} from './mini-search';

/** The searchable content of a tag, such as the docs of a version. */
export type TagIndex = {tag: string; sections: IndexedSection[]; index: MiniSearch};

/** An index file couldn't be fetched or read. The message names the file and the problem. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}

/** Loads each index file once. Failures aren't cached, so the next call tries again. */
export type TagLoader = {
  /** The tags that the site has. */
  tags(): Promise<string[]>;
  /** @throws IndexError when a file is missing or damaged, or the tag doesn't exist */
  load(tag: string): Promise<TagIndex>;
  /** The index of a tag if it has been loaded. */
  loaded(tag: string): TagIndex | undefined;
};

function parse<T>(text: string, file: string, isValid: (value: unknown) => boolean): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new IndexError(`${file} isn't JSON.`, {cause});
  }
  if (!isValid(value)) {
    throw new IndexError(`${file} doesn't contain what the build wrote.`);
  }
  return value as T;
}

const isManifest = (value: unknown) =>
  typeof (value as Partial<Manifest> | null)?.tags === 'object' &&
  (value as Manifest).tags !== null;

/**
 * @param readText returns the text of a file below the base URL, and throws IndexError if it can't
 */
export function createTagLoader(readText: (file: string) => Promise<string>): TagLoader {
  const loading = new Map<string, Promise<unknown>>();
  const done = new Map<string, TagIndex>();

  const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const promise = loading.get(key) ?? load();
    loading.set(key, promise);
    promise.catch(() => loading.delete(key));
    return promise as Promise<T>;
  };

  const loadManifest = () =>
    once(manifestFile, async () =>
      parse<Manifest>(await readText(manifestFile), manifestFile, isManifest),
    );

  const loadTag = async (tag: string): Promise<TagIndex> => {
    const files = (await loadManifest()).tags[tag];
    if (!files) {
      throw new IndexError(`${manifestFile} doesn't have the tag "${tag}".`);
    }
    const [sectionsFile, indexFile] = [files.sections, files.index].map(
      (name) => `${indexFolder}/${name}`,
    ) as [string, string];
    const [sectionsText, indexText] = await Promise.all([
      readText(sectionsFile),
      readText(indexFile),
    ]);
    const sections = parse<IndexedSection[]>(sectionsText, sectionsFile, Array.isArray);
    try {
      const loaded = {tag, sections, index: loadIndex(indexText)};
      done.set(tag, loaded);
      return loaded;
    } catch (cause) {
      throw new IndexError(`${indexFile} isn't an index.`, {cause});
    }
  };

  return {
    tags: async () => Object.keys((await loadManifest()).tags),
    load: (tag) => once(tag, () => loadTag(tag)),
    loaded: (tag) => done.get(tag),
  };
}

/** Reads text piece by piece, because a slow connection isn't a failure, but one that hangs is. */
async function readPieces(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (;;) {
    const {done, value} = await withPatience(reader.read());
    if (done) {
      return text + decoder.decode();
    }
    text += decoder.decode(value, {stream: true});
  }
}

/** Reads files of the site, for `createTagLoader`. @param baseUrl with the origin */
export const fetchText =
  (baseUrl: string) =>
  async (file: string): Promise<string> => {
    const connection = new AbortController();
    try {
      const response = await withPatience(fetch(baseUrl + file, {signal: connection.signal}));
      if (response.ok && response.body) {
        return await readPieces(response.body);
      }
      throw new IndexError(`${file} responded with status ${response.status}.`);
    } catch (cause) {
      // Browsers make a second request wait for the first one.
      connection.abort();
      throw cause instanceof IndexError
        ? cause
        : new IndexError(`${file} couldn't be fetched.`, {cause});
    }
  };
