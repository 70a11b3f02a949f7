/** The text of a card. Pages with the same text share a card. */
export type Card = {
  title: string;
  /** The section of the page, such as `API 3.9.2`. */
  section: string | undefined;
};

/** An image for the head of a page. */
export type SocialImage = {
  /** The path relative to the base URL, without a leading slash. */
  path: string;
  alt: string;
};

/** The site's card, for pages without their own. */
export const siteCard: SocialImage = {
  path: 'img/social-card.png',
  alt: 'Docusaurus Docs: guides, reference and release notes in three versions',
};

/** The folder of cards in the build, which the offline app ignores. */
export const cardsFolder = 'img/cards';

/** The size of every card in pixels, as social networks recommend. */
export const cardSize = {width: 1200, height: 630};
