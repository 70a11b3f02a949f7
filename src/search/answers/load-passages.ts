import type {IndexLoader} from '../engine/index-loader';
import {unfoldSections} from '../sections';
import type {SearchContext} from '../types';
import {indexPassages, type Passage, type PassageIndex} from './passages';

const docsTag = /^docs-(?<instance>.+)-(?<version>\d+\.\d+\.\d+|current)$/u;

/** The version that a question names, as tags write it: "3.8" of `docs-default-3.8.1`. */
function namedVersion(question: string, tags: string[]): string | undefined {
  const versions = tags.flatMap((tag) => docsTag.exec(tag)?.groups?.version ?? []);
  const [name] = /\b\d+\.\d+(?:\.\d+)?\b|\bcanary\b/iu.exec(question) ?? [];
  if (!name) {
    return undefined;
  }
  return name.toLowerCase() === 'canary'
    ? 'current'
    : versions.find((version) => version === name || version.startsWith(`${name}.`));
}

/**
 * The tags that answer a question: the docs of the reader's version, or of the version that the
 * question names, and other docs.
 *
 * @param tags all that the index has
 */
export function tagsFor(question: string, context: SearchContext, tags: string[]): string[] {
  const version = namedVersion(question, tags);
  const docs = context.tags
    .filter((tag) => docsTag.test(tag))
    .map((tag) => {
      const named = version && tag.replace(docsTag, `docs-$<instance>-${version}`);
      return named && tags.includes(named) ? named : tag;
    });
  return [...new Set(docs)].filter((tag) => tags.includes(tag)).sort();
}

export type PassageStore = {
  /** @throws {@link SearchLoadError} when a file cannot be loaded; the next call tries again */
  load(question: string, context: SearchContext): Promise<PassageIndex>;
};

/** Loads the sections that a question is answered from, and keeps them. */
export function createPassageStore(loader: IndexLoader): PassageStore {
  const loaded = new Map<string, Promise<PassageIndex>>();
  let manifest: ReturnType<IndexLoader['manifest']> | undefined;

  async function loadTag(tag: string): Promise<Passage[]> {
    const {headings, text, code} = (await manifest!).tags[tag]!;
    const sections = unfoldSections(
      ...(await Promise.all([loader.headings(headings), loader.text(text), loader.code(code)])),
    );
    return sections.map((section) => ({blocks: [], samples: [], ...section}));
  }

  async function load(question: string, context: SearchContext): Promise<PassageIndex> {
    manifest ??= loader.manifest();
    const tags = tagsFor(question, context, Object.keys((await manifest).tags));
    const key = tags.join('\n');
    const known = loaded.get(key);
    const promise =
      known ?? Promise.all(tags.map(loadTag)).then((all) => indexPassages(all.flat()));
    loaded.set(key, promise);
    return promise;
  }

  return {
    async load(question, context) {
      try {
        return await load(question, context);
      } catch (error) {
        // Another build may be there by now: its manifest names other files.
        manifest = undefined;
        loaded.clear();
        throw error;
      }
    },
  };
}
