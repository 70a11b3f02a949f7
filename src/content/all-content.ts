import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/**
 * Finds the content of a content plugin instance in `allContentLoaded`.
 *
 * @param allContent
 * @param plugin `docs` or `blog`
 * @param id of the instance
 * @throws when the site has no such instance
 */
export function contentOf(allContent: AllContent, plugin: 'docs', id?: string): DocsContent;
export function contentOf(allContent: AllContent, plugin: 'blog', id?: string): BlogContent;
export function contentOf(allContent: AllContent, plugin: string, id = 'default'): unknown {
  const content = allContent[`docusaurus-plugin-content-${plugin}`]?.[id];
  if (!content) {
    throw new Error(`The site has no ${plugin} plugin with the id "${id}".`);
  }
  return content;
}
