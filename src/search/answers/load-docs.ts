import type {IndexLoader} from '../engine/index-loader';
import type {TagIndex} from '../engine/tag-index';
import {createTagStore} from '../engine/tag-store';
import type {SearchContext} from '../types';

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

/** @throws {@link SearchLoadError} when a file cannot be loaded; the next call tries again */
export type LoadDocs = (question: string, context: SearchContext) => Promise<TagIndex[]>;

/** Gives what loads the docs that a question is answered from, and keeps them. */
export function createDocsLoader(loader: IndexLoader): LoadDocs {
  const store = createTagStore(loader);
  return async (question, context) => {
    const tags = tagsFor(question, context, await store.tags());
    return Promise.all(tags.map((tag) => store.loadFull(tag)));
  };
}
