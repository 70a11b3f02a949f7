/** A part of the site: all routes with the same first segment. */
export type Area = {
  /** The first segment of its routes. */
  root: string;
  /** As readers see it, such as above the title of a social card. */
  label?: string;
  /** The names of its sidebars by ID, if they differ from the area's. */
  sidebars?: Record<string, string>;
  /** The folders of its Markdown files. */
  folders?: string[];
  /** How its search tags start, and the weight of its sections relative to docs. */
  search?: {tag: string; weight: number};
  /** Whether the offline app keeps its pages: all at once by default. */
  offline?: 'as read' | 'never';
  /** Neither in the sitemap, nor in search, nor suggested when a page isn't found. */
  isHidden?: true;
  /** Its pages need code to show anything, or can't be judged, so they don't wait with it. */
  startsAtOnce?: true;
  /** Its pages have the social card of the site. */
  hasSiteCard?: true;
};

/** All parts of the site but its home page. */
export const areas = {
  docs: {
    root: 'docs',
    label: 'Docs',
    sidebars: {docs: 'Docs', api: 'API'},
    folders: ['docs', 'versioned_docs'],
    search: {tag: 'docs-default-', weight: 1},
  },
  community: {
    root: 'community',
    label: 'Community',
    folders: ['community'],
    search: {tag: 'docs-community-', weight: 1},
  },
  blog: {
    root: 'blog',
    label: 'Blog',
    folders: ['blog'],
    search: {tag: 'blog', weight: 0.55},
    offline: 'as read',
  },
  changelog: {
    root: 'changelog',
    label: 'Changelog',
    folders: ['changelog'],
    search: {tag: 'changelog', weight: 0.45},
    offline: 'as read',
  },
  versions: {root: 'versions', label: 'Versions'},
  showcase: {root: 'showcase'},
  featureRequests: {root: 'feature-requests'},
  about: {root: 'about'},
  privacy: {root: 'privacy'},
  license: {root: 'license'},
  examples: {root: 'examples', label: 'Examples', offline: 'never', startsAtOnce: true},
  search: {root: 'search', isHidden: true, startsAtOnce: true},
  offline: {root: 'offline', isHidden: true, startsAtOnce: true},
  tests: {root: 'tests', offline: 'never', isHidden: true, startsAtOnce: true, hasSiteCard: true},
  debug: {
    root: '__docusaurus',
    offline: 'never',
    isHidden: true,
    startsAtOnce: true,
    hasSiteCard: true,
  },
} satisfies Record<string, Area>;

const all: Area[] = Object.values(areas);

/** Pages that have no area, such as the showcase, share a search tag. */
export const otherPages = {tag: 'pages', weight: 0.6};

/** The area of a route below the base URL, such as `docs/cli/`. */
export const areaOf = (route: string): Area | undefined =>
  all.find(({root}) => root === route.split('/')[0]);

/** The folders of all Markdown files of areas. */
export const contentFolders = all.flatMap(({folders = []}) => folders);

/** The routes of the areas that fit, as globs below the base URL. */
export const routesOf = (fits: (area: Area) => unknown): string[] =>
  all.filter(fits).map(({root}) => `${root}/**`);
