import sites from './sites.json';

/** What a showcased site is tagged with; the label names it on a button, the description says it whole. */
export const showcaseTags = {
  favorite: {label: 'Favorite', description: 'Sites we like to show first'},
  opensource: {label: 'Open source', description: 'The source of the site can be read'},
  product: {label: 'Product', description: 'Sites of a commercial product'},
  design: {label: 'Design', description: 'Sites that look far from the default theme'},
  i18n: {label: 'Translated', description: 'Sites in more than one language'},
  versioning: {label: 'Versioned', description: 'Sites with docs in several versions'},
  large: {label: 'Large', description: 'Sites with very many pages'},
  meta: {label: 'Meta', description: 'Projects that come from Meta'},
  personal: {label: 'Personal', description: 'Blogs and sites of one person'},
  rtl: {label: 'Right to left', description: 'Sites in a right-to-left script'},
} as const;

export type ShowcaseTag = keyof typeof showcaseTags;

export type ShowcaseSite = {
  name: string;
  /** Address of the site. */
  url: string;
  /** Address of its source, where it is public. */
  source?: string;
  tags: ShowcaseTag[];
};

/** Every site, sorted by name; `sites.json` is checked by a test. */
export const showcaseSites = sites as ShowcaseSite[];
