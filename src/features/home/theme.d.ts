declare module '@theme/HomePage' {
  import type {ReactNode} from 'react';
  import type {Part} from '@site/src/content/markdown/compare-sections';

  export type RecentPost = {
    title: string;
    description: string;
    permalink: string;
    /** The label of its first tag, such as `Release`. */
    kind: string;
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

  /** An item of the sidebar. Only categories are open or closed. */
  export type MiniatureItem = {
    label: string;
    depth: number;
    state?: 'open' | 'closed' | 'active';
  };

  /** A paragraph or a code block with the kinds and texts of its parts. */
  export type MiniatureBlock = {
    type: 'paragraph' | 'code';
    parts: ['text' | 'inlineCode' | 'strong' | 'link', string][];
  };

  /** The beginning of a doc, as a page and as Markdown. */
  export type Miniature = {
    title: string;
    permalink: string;
    fileName: string;
    source: string;
    blocks: MiniatureBlock[];
    sidebar: MiniatureItem[];
    /** Level 2. */
    headings: string[];
  };

  export interface Props {
    readonly miniature: Miniature;
    /** Names of well-known sites in the showcase, and how many others it has. */
    readonly knownSites: {names: string[]; others: number};
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
