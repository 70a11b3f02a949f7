import sites from '../../data/showcase.json';

/** The tags of showcased sites. Buttons show the label and have the description as a tooltip. */
export const showcaseTags = {
  favorite: {label: 'Favorite', description: 'Favorites of the Docusaurus project'},
  opensource: {label: 'Open source', description: 'Sites with public source code'},
  product: {label: 'Product', description: 'Sites for commercial products'},
  design: {
    label: 'Custom design',
    description: 'Sites that look very different from the default theme',
  },
  i18n: {label: 'Translated', description: 'Sites in more than one language'},
  versioning: {label: 'Versioned', description: 'Sites with versioned docs'},
  large: {label: 'Large', description: 'Sites with a lot of pages'},
  meta: {label: 'Meta', description: 'Projects by Meta'},
  personal: {label: 'Personal', description: 'Personal blogs and sites'},
  rtl: {label: 'Right to left', description: 'Sites in right-to-left languages'},
} as const;

export type ShowcaseTag = keyof typeof showcaseTags;

export type ShowcaseSite = {
  name: string;
  /** URL of the site. */
  url: string;
  /** URL of its source, if public. */
  source?: string;
  /** What the site is about, in a sentence. */
  description: string;
  tags: ShowcaseTag[];
};

/** All sites, sorted by name. */
export const showcaseSites = sites as ShowcaseSite[];
