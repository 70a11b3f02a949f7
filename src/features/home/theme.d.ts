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
    /** The label of the previous version. Undefined for the oldest. */
    previous: string | undefined;
    title: string;
    permalink: string;
    /** The cells with their changes since the previous version. */
    rows: {what: string; cells: Part[][]}[];
  };

  export interface Props {
    readonly recentPosts: RecentPost[];
    readonly versionSamples: VersionSample[];
    /** The Markdown source of the first demo. */
    readonly markdownSource: string;
  }

  export default function HomePage(props: Props): ReactNode;
}

/** `islands.client` in the client bundle, `islands.server` in the server bundle. */
declare module '@home-page/islands' {
  export * from '@site/src/features/home/demos/islands.client';
}

/** The source of an inline script. */
declare module '*.cjs?source' {
  const code: string;
  export default code;
}
