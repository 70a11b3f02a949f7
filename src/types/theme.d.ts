/** Props of the theme components that plugins of this site add. */
declare module '@theme/HomePage' {
  import type {ReactNode} from 'react';
  import type {Part} from '@site/src/plugins/version-changes/types';

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

declare module '@theme/ChangelogLayout' {
  import type {Props} from '@theme/BlogLayout';
  import type {ReactNode} from 'react';

  export default function ChangelogLayout(props: Props): ReactNode;
}

declare module '@theme/ChangelogSidebar' {
  import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
  import type {ReactNode} from 'react';

  export default function ChangelogSidebar(props: {readonly sidebar: BlogSidebar}): ReactNode;
}

declare module '@theme/ReleaseSummary' {
  import type {ReactNode} from 'react';

  export default function ReleaseSummary(props: {readonly children: ReactNode}): ReactNode;
}

declare module '@theme/ReleaseDate' {
  import type {ReactNode} from 'react';

  export default function ReleaseDate(props: {readonly date: string}): ReactNode;
}

/** `islands.client` in the browser's bundle, `islands.server` in the one that renders the build. */
declare module '@home-page/islands' {
  export * from '@site/src/plugins/home-page/demos/islands.client';
}

/** The text of a script that is printed into a page. */
declare module '*.cjs?source' {
  const code: string;
  export default code;
}
