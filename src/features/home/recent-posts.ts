import {areas} from '../../areas';
import type {Page} from '../../content/pages';

/** How many posts the home page shows. At most half of them are about releases. */
const postCount = 4;

const isRelease = ({tags}: Page) => tags.some(({permalink}) => permalink.endsWith('/release/'));

/**
 * @param pages of the site, with the newest posts first
 * @returns the newest listed posts, of which at most half are about releases
 */
export function recentPosts(pages: Page[]) {
  const listed = pages.filter(({area, isListed}) => area === areas.blog && isListed);
  const releases = new Set(listed.filter(isRelease).slice(0, postCount / 2));
  return listed
    .filter((post) => !isRelease(post) || releases.has(post))
    .slice(0, postCount)
    .map(({title, description = '', route, tags, date}) => ({
      title,
      description,
      permalink: route,
      kind: tags[0]?.label ?? 'Post',
      date: date!.toISOString(),
    }));
}
