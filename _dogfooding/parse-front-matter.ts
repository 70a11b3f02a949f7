import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';

const testDocsDir = path.join(__dirname, 'docs');

/** No front matter of its own says that this doc is unlisted. */
const forcedUnlisted = path.join(testDocsDir, 'tests/visibility/force-unlisted.mdx');

const isTestDoc = (filePath: string) =>
  filePath.startsWith(testDocsDir + path.sep) && !path.basename(filePath).startsWith('_');

/**
 * Front matter as the site reads it: as Docusaurus does, except for the test docs. One of them
 * becomes unlisted, and all that name no author of their last update get one.
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async ({
  defaultParseFrontMatter,
  ...params
}) => {
  const parsed = await defaultParseFrontMatter(params);
  if (!isTestDoc(params.filePath)) {
    return parsed;
  }
  const {frontMatter} = parsed;
  return {
    ...parsed,
    frontMatter: {
      ...frontMatter,
      last_update: {author: 'Test desk', ...(frontMatter.last_update as object | undefined)},
      ...(params.filePath === forcedUnlisted && {unlisted: true}),
    },
  };
};
