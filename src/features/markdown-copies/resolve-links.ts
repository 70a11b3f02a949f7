import {linkTargets} from '../../content/link-targets';
import {markdownPath} from '../../content/markdown/markdown-path';
import type {Page} from '../../content/pages';

/**
 * Resolves links between pages by source file or by URL.
 *
 * A link to a heading or an option leads to the page on the site: Markdown has no anchors, and its
 * headings don't have the IDs of the page.
 *
 * @param pages that have a Markdown version
 * @param siteUrl origin of the site without a trailing slash
 * @returns a function of a link and of the source file that has it, which returns the absolute URL,
 *   of the Markdown version if the target has one and isn't a part of a page
 */
export function resolveLinks(
  pages: Pick<Page, 'file' | 'route'>[],
  siteUrl: string,
): (url: string, file: string) => string {
  const findTarget = linkTargets(pages);
  return (url, file) => {
    const target = findTarget(url, file);
    if (target) {
      const {route, rest} = target;
      return siteUrl + (rest.includes('#') ? route : markdownPath(route)) + rest;
    }
    return url.startsWith('/') && !url.startsWith('//') ? siteUrl + url : url;
  };
}
