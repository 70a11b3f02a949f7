declare module '@theme/HomePage' {
  import type {ReactNode} from 'react';
  import type {Part} from '@site/src/features/version-changes/types';

  export type RecentPost = {
    title: string;
    description: string;
    permalink: string;
    /** ISO 8601, UTC. */
    date: string;
  };

  /** A section of the docs in one version. */
  export type VersionSample = {
    name: string;
    label: string;
    banner: 'none' | 'unreleased' | 'unmaintained';
    /** The label of the version before this one; missing in the oldest. */
    previous: string | undefined;
    title: string;
    permalink: string;
    /** The cells are compared with those of the version before. */
    rows: {what: string; cells: Part[][]}[];
  };

  export interface Props {
    readonly recentPosts: RecentPost[];
    readonly versionSamples: VersionSample[];
    /** The Markdown that is shown beside the page it makes. */
    readonly markdownSource: string;
  }

  export default function HomePage(props: Props): ReactNode;
}

/** `islands.client` in the browser's bundle, `islands.server` in the one that renders the build. */
declare module '@home-page/islands' {
  export * from '@site/src/features/home/demos/islands.client';
}

/** The text of a script that is printed into a page. */
declare module '*.cjs?source' {
  const code: string;
  export default code;
}
