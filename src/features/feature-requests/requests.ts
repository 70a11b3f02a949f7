import {docPath} from '../../data/versions';

export type FeatureRequest = {
  /** Number of the issue in the framework's repository. */
  issue: number;
  title: string;
  state: 'open' | 'closed';
  /** The outcome, if known. */
  outcome?: string;
  /** Details that the title doesn't give. */
  details?: string;
  /** What this site does about it. */
  here?: string;
  /** A page or file of this site that demonstrates it. */
  link?: {to: string; label: string};
};

const authorPages = {
  outcome: 'Shipped in 3.5',
  here: 'Each author of this site’s blog has a page that lists their posts.',
  link: {to: '/blog/authors/', label: 'Blog authors'},
};

const translations = {
  outcome: 'Shipped in 2.0',
  here: 'This site is only in English. Its docs explain how to translate a site.',
  link: {to: docPath('i18n/introduction/'), label: 'Translating a site'},
};

/** The requests that readers of these docs ask about most. */
export const featureRequests: FeatureRequest[] = [
  {
    issue: 10899,
    title: 'Write an llms.txt file for language models',
    state: 'open',
    details: 'This file lists the pages of a site in plain text for language models.',
    here: 'This site’s build generates one.',
    link: {to: 'pathname:///llms.txt', label: 'This site’s llms.txt'},
  },
  {
    issue: 11333,
    title: 'A button that copies a page as Markdown',
    state: 'open',
    here: 'Each doc on this site has a “Copy page” button.',
    link: {to: docPath(), label: 'A doc with the button'},
  },
  {
    issue: 2968,
    title: 'Generate a social card image for each page',
    state: 'open',
    details: 'Docusaurus uses one image for all pages, or one that you set in front matter.',
    here: 'This site’s build draws a card with the title of each page.',
  },
  {
    issue: 969,
    title: 'Export the docs as a PDF',
    state: 'open',
    here: 'Your browser can save each page as a PDF. Pages on this site print without navbar, sidebar and footer.',
  },
  {
    issue: 4765,
    title: 'Shorter builds and less memory on very large sites',
    state: 'open',
    here: 'This site, with three docs versions, is built with Docusaurus Faster. The deployment guide explains what else saves memory and time.',
    link: {to: `${docPath('deployment/')}#ci-memory`, label: 'Memory and time'},
  },
  {
    issue: 3286,
    title: 'A command that archives an old docs version',
    state: 'open',
    here: 'This site’s repository has one: “npm run version:cut” freezes a new version, removes the oldest from the site, and links to its archive in the version menu.',
    link: {to: `${docPath('versioning/')}#archive`, label: 'Archiving by hand'},
  },
  {
    issue: 7256,
    title: 'A route registry that does not grow with the number of pages',
    state: 'open',
    details: 'Every page makes the script larger that all pages of the site load first.',
  },
  {
    issue: 9808,
    title: 'Anchor checks that know anchors from components',
    state: 'open',
    details: 'Your components can report their anchors with the useBrokenLinks hook.',
    here: 'This site’s option tables do this: each row has an anchor, and a link to a missing one fails the build.',
    link: {to: `${docPath('docusaurus-core/')}#useBrokenLinks`, label: 'useBrokenLinks'},
  },
  {issue: 3678, title: 'Load style sheets in a stable order', state: 'open'},
  {
    issue: 8095,
    title: 'A more accessible mobile menu button',
    state: 'open',
    here: 'This site’s tests check the accessibility of every type of page in both color modes.',
  },
  {issue: 11961, title: 'Faster builds on Cloudflare', state: 'open'},
  {
    issue: 776,
    title: 'Search without an outside service',
    state: 'closed',
    here: 'This site’s search is built in and doesn’t use an external service.',
    link: {to: '/search/', label: 'Search'},
  },
  {
    issue: 5201,
    title: 'An official plugin for local search',
    state: 'closed',
    outcome: 'Duplicate',
    here: 'This site’s search is a custom plugin. The docs compare the alternatives.',
    link: {to: `${docPath('search/')}#local`, label: 'Local search'},
  },
  {issue: 9825, title: 'Pages for blog authors', state: 'closed', ...authorPages},
  {issue: 10196, title: 'A design for author pages', state: 'closed', ...authorPages},
  {
    issue: 3434,
    title: 'Tags for docs, like in the blog',
    state: 'closed',
    outcome: 'Shipped',
    link: {to: `${docPath('create-doc/')}#tags`, label: 'Doc tags'},
  },
  {issue: 3317, title: 'How translations work in version 2', state: 'closed', ...translations},
  {issue: 2651, title: 'Translated sites in version 2', state: 'closed', ...translations},
  {
    issue: 410,
    title: 'Categories inside categories in the sidebar',
    state: 'closed',
    outcome: 'Shipped',
    here: 'The sidebar of these docs has nested categories.',
    link: {to: `${docPath('sidebar/items/')}#category`, label: 'Categories'},
  },
  {
    issue: 827,
    title: 'Links to other sites in the sidebar',
    state: 'closed',
    details: 'Sidebars support this: an item with the type link accepts any URL.',
    link: {to: `${docPath('sidebar/items/')}#link`, label: 'Sidebar links'},
  },
  {
    issue: 2302,
    title: 'Pages and settings that follow the docs version',
    state: 'closed',
    here: 'Your choice of version is saved, and the docs links in the navbar follow it.',
    link: {to: '/versions/', label: 'All versions'},
  },
  {
    issue: 5687,
    title: 'Hide the pagination of one doc by front matter',
    state: 'closed',
    details: 'Set pagination_prev and pagination_next to null to hide the links of a doc.',
    link: {to: `${docPath('create-doc/')}#pagination`, label: 'Previous and next page'},
  },
  {issue: 7618, title: 'Wiki links and a graph of notes', state: 'closed', outcome: 'Declined'},
  {
    issue: 8223,
    title: 'Read a summary file as the sidebar',
    state: 'closed',
    outcome: 'Declined',
    details: 'Sidebars are generated from your docs folders or defined in a sidebars file.',
    link: {to: docPath('sidebar/'), label: 'Sidebars'},
  },
  {issue: 11855, title: 'A visual editor for sidebars', state: 'closed'},
  {
    issue: 11052,
    title: 'Redirects whose source has a hash',
    state: 'closed',
    outcome: 'Not planned',
    details:
      'The redirects plugin creates a page for each old path, but a hash can’t have its own page.',
    link: {
      to: docPath('api/plugins/@docusaurus/plugin-client-redirects/'),
      label: 'Client redirects',
    },
  },
  {
    issue: 3688,
    title: 'Code highlighting under a strict content security policy',
    state: 'closed',
    details: 'The colors of highlighted code are inline styles, which such a policy forbids.',
  },
];
