import type {SearchContext} from '../types';

/** Search tags of what has no versions. */
const otherTags = ['blog', 'changelog', 'pages'];

/** Which part of the site is searched. */
export type Scope =
  /** The version that the reader is in, what has no versions, and other versions for want of both. */
  | 'context'
  | 'everything'
  /** What has no versions. */
  | 'other';

const isMainDocs = (tag: string) => tag.startsWith('docs-default-');

/**
 * The tags that a scope stands for, in the order in which their results come.
 *
 * @param versionTags of all versions of the docs
 * @returns nothing for the context, which the engine goes by when it gets no tags
 */
export function tagsOf(
  scope: Scope,
  {tags}: SearchContext,
  versionTags: string[],
): string[] | undefined {
  const others = [...tags.filter((tag) => !isMainDocs(tag)), ...otherTags];
  switch (scope) {
    case 'everything':
      return [...new Set([...tags.filter(isMainDocs), ...versionTags, ...others])];
    case 'other':
      return others;
    default:
      return undefined;
  }
}
