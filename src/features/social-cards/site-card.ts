/** What a card says; two pages of which it is the same share one. */
export type Card = {
  title: string;
  /** Where the page belongs, `API 3.9.2`; missing on pages of no section. */
  section: string | undefined;
};

/** An image as a page's head names it. */
export type SocialImage = {
  /** Path below the base URL, without a slash at its start. */
  path: string;
  alt: string;
};

/** The card of the whole site: for pages without one of their own. `npm run icons` draws it. */
export const siteCard: SocialImage = {
  path: 'img/social-card.png',
  alt: 'Docusaurus Docs: guides, reference and release notes in three versions',
};

/** Folder of the build that holds the cards of pages; the offline app leaves it out. */
export const cardsFolder = 'img/cards';

/** Width and height of every card in pixels, as social networks ask for. */
export const cardSize = {width: 1200, height: 630};
