import type {HeadingsShard, Manifest, TagFiles} from '../index-format';
import {readSpace, type MeaningSpace} from '../meaning/space';
import {unfoldSections} from '../sections';
import type {IndexLoader} from './index-loader';
import {indexSections, type TagIndex} from './tag-index';

/** Loads tags when they are asked for, and keeps them. What failed is loaded anew the next time. */
export type TagStore = {
  /** @throws {@link SearchLoadError}, as the others do */
  tags(): Promise<string[]>;
  /** The best that is there, once the titles are. */
  load(tag: string): Promise<TagIndex>;
  /** With texts and code samples. */
  loadFull(tag: string): Promise<TagIndex>;
  isFull(tag: string): boolean;
};

type Titles = {file: string; shard: HeadingsShard; index: TagIndex};

/** Remembers what was loaded under a key, unless that failed. */
function createMemory<T>() {
  const promises = new Map<string, Promise<T>>();
  return (key: string, load: () => Promise<T>): Promise<T> => {
    const known = promises.get(key);
    if (known) {
      return known;
    }
    const promise = load();
    promises.set(key, promise);
    promise.catch(() => promises.delete(key));
    return promise;
  };
}

export function createTagStore(loader: IndexLoader): TagStore {
  let manifest: Promise<Manifest> | undefined;
  const rememberTitles = createMemory<Titles>();
  const rememberFull = createMemory<TagIndex>();
  const rememberSpace = createMemory<MeaningSpace>();
  const full = new Map<string, TagIndex>();

  function readManifest(): Promise<Manifest> {
    manifest ??= loader.manifest();
    return manifest;
  }

  /** A failure may mean that another build was deployed: its manifest names other files. */
  async function withManifest<T>(load: (manifest: Manifest) => Promise<T>): Promise<T> {
    try {
      return await load(await readManifest());
    } catch (error) {
      manifest = undefined;
      throw error;
    }
  }

  function filesOf({tags}: Manifest, tag: string): TagFiles {
    const files = tags[tag];
    if (!files) {
      throw new Error(
        `The search index has no tag "${tag}". It has: ${Object.keys(tags).join(', ')}.`,
      );
    }
    return files;
  }

  async function loadTitles({headings}: TagFiles): Promise<Titles> {
    const shard = await loader.headings(headings);
    return {file: headings.name, shard, index: await indexSections(unfoldSections(shard))};
  }

  const titlesOf = (tag: string) =>
    rememberTitles(tag, () => withManifest((read) => loadTitles(filesOf(read, tag))));

  async function loadAll(tag: string): Promise<TagIndex> {
    const titles = await titlesOf(tag);
    return withManifest(async (read) => {
      const files = filesOf(read, tag);
      const [headings, text, code, space] = await Promise.all([
        files.headings.name === titles.file ? titles.shard : loader.headings(files.headings),
        loader.text(files.text),
        loader.code(files.code),
        rememberSpace(read.meanings.name, async () =>
          readSpace(await loader.meanings(read.meanings)),
        ),
      ]);
      const index = await indexSections(unfoldSections(headings, text, code), space);
      full.set(tag, index);
      return index;
    });
  }

  return {
    tags: () => withManifest(async ({tags}) => Object.keys(tags)),
    load: async (tag) => full.get(tag) ?? (await titlesOf(tag)).index,
    loadFull: (tag) => rememberFull(tag, () => loadAll(tag)),
    isFull: (tag) => full.has(tag),
  };
}
