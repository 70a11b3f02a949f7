/** Props of the theme components that plugins of this site add. */
declare module '@theme/HomePage' {
  import type {ReactNode} from 'react';

  export type RecentPost = {
    title: string;
    description: string;
    permalink: string;
    /** ISO 8601, UTC. */
    date: string;
  };

  export interface Props {
    readonly recentPosts: RecentPost[];
  }

  export default function HomePage(props: Props): ReactNode;
}
