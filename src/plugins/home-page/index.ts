import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RecentPost} from '@theme/HomePage';

/** How many posts the home page shows. */
const recentPostCount = 3;

function recentPosts(content: BlogContent): RecentPost[] {
  return content.blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .slice(0, recentPostCount)
    .map(({metadata}) => ({
      title: metadata.title,
      description: metadata.description,
      permalink: metadata.permalink,
      date: new Date(metadata.date).toISOString(),
    }));
}

/** The home page, a plugin rather than a file in `src/pages` because it shows what the blog loaded. */
export default function homePage({baseUrl}: LoadContext): Plugin {
  return {
    name: 'home-page',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      actions.addRoute({
        path: baseUrl,
        component: '@theme/HomePage',
        exact: true,
        props: {recentPosts: recentPosts(blog)},
      });
    },
  };
}
