export type FeatureRequest = {
  /** Number of the issue in the framework's repository. */
  issue: number;
  title: string;
  state: 'open' | 'closed';
  /** How it ended, where that is known. */
  outcome?: string;
};

/** Requests that readers of these docs ask about most. */
export const featureRequests: FeatureRequest[] = [
  {issue: 10899, title: 'Write an llms.txt file for language models', state: 'open'},
  {issue: 11333, title: 'A button that copies a page as Markdown', state: 'open'},
  {issue: 2968, title: 'Generate a social card image for each page', state: 'open'},
  {issue: 969, title: 'Export the docs as a PDF', state: 'open'},
  {issue: 4765, title: 'Shorter builds and less memory on very large sites', state: 'open'},
  {issue: 3286, title: 'A command that archives an old docs version', state: 'open'},
  {
    issue: 7256,
    title: 'A route registry that does not grow with the number of pages',
    state: 'open',
  },
  {issue: 9808, title: 'Anchor checks that know the anchors components make', state: 'open'},
  {issue: 3678, title: 'Load style sheets in a stable order', state: 'open'},
  {issue: 8095, title: 'A more accessible mobile menu button', state: 'open'},
  {issue: 11961, title: 'Faster builds on Cloudflare', state: 'open'},
  {issue: 776, title: 'Search without an outside service', state: 'closed'},
  {
    issue: 5201,
    title: 'An official plugin for local search',
    state: 'closed',
    outcome: 'Duplicate',
  },
  {issue: 9825, title: 'Pages for blog authors', state: 'closed', outcome: 'Shipped in 3.5'},
  {issue: 10196, title: 'A design for author pages', state: 'closed', outcome: 'Shipped in 3.5'},
  {issue: 3434, title: 'Tags for docs, as the blog has them', state: 'closed', outcome: 'Shipped'},
  {
    issue: 3317,
    title: 'How translations work in version 2',
    state: 'closed',
    outcome: 'Shipped in 2.0',
  },
  {issue: 2651, title: 'Translated sites in version 2', state: 'closed', outcome: 'Shipped in 2.0'},
  {
    issue: 410,
    title: 'Categories inside categories in the sidebar',
    state: 'closed',
    outcome: 'Shipped',
  },
  {issue: 827, title: 'Links to other sites in the sidebar', state: 'closed'},
  {issue: 2302, title: 'Pages and settings that follow the docs version', state: 'closed'},
  {issue: 5687, title: 'Hide the pagination of one doc by front matter', state: 'closed'},
  {issue: 7618, title: 'Wiki links and a graph of notes', state: 'closed', outcome: 'Not taken up'},
  {
    issue: 8223,
    title: 'Read a summary file as the sidebar',
    state: 'closed',
    outcome: 'Not taken up',
  },
  {issue: 11855, title: 'A visual editor for sidebars', state: 'closed'},
  {
    issue: 11052,
    title: 'Redirects whose source has a hash',
    state: 'closed',
    outcome: 'Not planned',
  },
  {issue: 3688, title: 'Code highlighting under a strict content security policy', state: 'closed'},
];
