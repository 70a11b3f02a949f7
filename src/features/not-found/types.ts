/** A page that the not-found page may suggest: its path below the base URL, `docs/cli/`, and title. */
export type SitePage = [path: string, title: string];

/** What `nearest-pages.json` holds. */
export type SitePages = {
  /** Where versions of the docs stand, those of the latest release first: `docs/3.9.2/`, `docs/`. */
  docsRoots: string[];
  /** Of pages that fit equally well, the first one counts. */
  pages: SitePage[];
};
