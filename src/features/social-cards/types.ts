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
