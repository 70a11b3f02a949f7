import sites from './sites.json';

/** The tags of showcased sites. Buttons show the label and have the description as a tooltip. */
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
  /** URL of the site. */
  url: string;
  /** URL of its source, if public. */
  source?: string;
  tags: ShowcaseTag[];
};

/** All sites, sorted by name. */
export const showcaseSites = sites as ShowcaseSite[];
