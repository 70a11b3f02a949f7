import type {SearchContext, SearchEngine, SearchQuery, SearchResults} from '../types';

/** Search tags of what has no versions. */
export const otherTags = ['blog', 'changelog', 'pages'];

/** Which part of the site is searched. */
export type Scope =
  /** The version that the reader is in, and what has no versions; see {@link searchIn}. */
  | 'context'
  | 'everything'
  /** What has no versions. */
  | 'other';

const isMainDocs = (tag: string) => tag.startsWith('docs-default-');

/**
 * The tags that a scope stands for.
 *
 * @returns nothing for all tags
 */
export function tagsOf(scope: Scope, {tags}: SearchContext): string[] | undefined {
  switch (scope) {
    case 'context':
      return [...tags, ...otherTags];
    case 'other':
      return [...tags.filter((tag) => !isMainDocs(tag)), ...otherTags];
    default:
      return undefined;
  }
}

/**
 * Searches a part of the site. What is not found in the reader's version of the docs is looked up
 * in the others, which beats finding nothing.
 *
 * @throws {@link SearchLoadError}
 */
export async function searchIn(
  engine: SearchEngine,
  scope: Scope,
  query: Omit<SearchQuery, 'tags'>,
): Promise<SearchResults> {
  const results = await engine.search({...query, tags: tagsOf(scope, query.context)});
  return scope === 'context' && results.total === 0 ? engine.search(query) : results;
}
