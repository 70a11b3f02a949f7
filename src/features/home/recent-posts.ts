import {areas} from '../../areas';
import type {Page} from '../../content/pages';

/** @returns the newest listed posts of the site's pages, which are sorted by date */
export const recentPosts = (pages: Page[]) =>
  pages
    .filter(({area, isListed}) => area === areas.blog && isListed)
    .slice(0, 4)
    .map(({title, description = '', route, tags, date}) => ({
      title,
      description,
      permalink: route,
      kind: tags[0]?.label ?? 'Post',
      date: date!.toISOString(),
    }));
