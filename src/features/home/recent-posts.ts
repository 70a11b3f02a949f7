import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {RecentPost} from '@theme/HomePage';

/** How many posts the home page shows. At most half of them are about releases. */
const postCount = 4;

const isRelease = ({metadata}: BlogPost) =>
  metadata.tags.some(({permalink}) => permalink.endsWith('/release/'));

/**
 * @param content of the blog, with the newest posts first
 * @returns the newest listed posts, of which at most half are about releases
 */
export function recentPosts({blogPosts}: Pick<BlogContent, 'blogPosts'>): RecentPost[] {
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  const releases = new Set(listed.filter(isRelease).slice(0, postCount / 2));
  return listed
    .filter((post) => !isRelease(post) || releases.has(post))
    .slice(0, postCount)
    .map(({metadata}) => ({
      title: metadata.title,
      description: metadata.description,
      permalink: metadata.permalink,
      kind: metadata.tags[0]?.label ?? 'Post',
      date: new Date(metadata.date).toISOString(),
    }));
}
