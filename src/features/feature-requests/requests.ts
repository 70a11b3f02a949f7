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
  here: 'Whoever writes on the blog of this site has a page that lists their posts.',
  link: {to: '/blog/authors/', label: 'Authors of the blog'},
};

const translations = {
  outcome: 'Shipped in 2.0',
  here: 'This site is in English only. Its docs explain how a site is translated.',
  link: {to: docPath('i18n/introduction/'), label: 'Translating a site'},
};

/** The requests that readers of these docs ask about most. */
export const featureRequests: FeatureRequest[] = [
  {
    issue: 10899,
    title: 'Write an llms.txt file for language models',
    state: 'open',
    details: 'Such a file lists the pages of a site in plain text, for programs that read for us.',
    here: 'The build of this site writes one.',
    link: {to: 'pathname:///llms.txt', label: 'llms.txt of this site'},
  },
  {
    issue: 11333,
    title: 'A button that copies a page as Markdown',
    state: 'open',
    here: 'Each doc of this site has a “Copy page” button.',
    link: {to: docPath(), label: 'A doc with the button'},
  },
  {
    issue: 2968,
    title: 'Generate a social card image for each page',
    state: 'open',
    details: 'Docusaurus takes one image for all pages, or one that you name in front matter.',
    here: 'The build of this site draws a card for every page, from its title.',
  },
  {
    issue: 969,
    title: 'Export the docs as a PDF',
    state: 'open',
    here: 'Your browser can save each page as a PDF: in print, the pages of this site leave out navbar, sidebar and footer.',
  },
  {
    issue: 4765,
    title: 'Shorter builds and less memory on very large sites',
    state: 'open',
    here: 'This site, with three versions of its docs, is built with Docusaurus Faster. The guide to deployment says what else saves memory and time.',
    link: {to: `${docPath('deployment/')}#ci-memory`, label: 'Memory and time'},
  },
  {
    issue: 3286,
    title: 'A command that archives an old docs version',
    state: 'open',
    here: 'The repository of this site has one: “npm run version:cut” freezes a new version, takes the oldest from the site, and lets the version menu lead to its archive.',
    link: {to: `${docPath('versioning/')}#archive`, label: 'Archiving by hand'},
  },
  {
    issue: 7256,
    title: 'A route registry that does not grow with the number of pages',
    state: 'open',
    details:
      'Every page that a site adds makes the script larger that all of its pages load first.',
  },
  {
    issue: 9808,
    title: 'Anchor checks that know the anchors components make',
    state: 'open',
    details: 'A component of yours can report its anchors with the hook useBrokenLinks.',
    here: 'The option tables of this site do so: each of their rows has an anchor, and a link to one that is missing fails the build.',
    link: {to: `${docPath('docusaurus-core/')}#useBrokenLinks`, label: 'useBrokenLinks'},
  },
  {issue: 3678, title: 'Load style sheets in a stable order', state: 'open'},
  {
    issue: 8095,
    title: 'A more accessible mobile menu button',
    state: 'open',
    here: 'The tests of this site look for barriers on a page of each kind, in both color modes.',
  },
  {issue: 11961, title: 'Faster builds on Cloudflare', state: 'open'},
  {
    issue: 776,
    title: 'Search without an outside service',
    state: 'closed',
    here: 'The search of this site is part of it and asks no outside service.',
    link: {to: '/search/', label: 'Search'},
  },
  {
    issue: 5201,
    title: 'An official plugin for local search',
    state: 'closed',
    outcome: 'Duplicate',
    here: 'The search of this site is a plugin of its own. The docs compare what else there is.',
    link: {to: `${docPath('search/')}#local`, label: 'Local search'},
  },
  {issue: 9825, title: 'Pages for blog authors', state: 'closed', ...authorPages},
  {issue: 10196, title: 'A design for author pages', state: 'closed', ...authorPages},
  {
    issue: 3434,
    title: 'Tags for docs, as the blog has them',
    state: 'closed',
    outcome: 'Shipped',
    link: {to: `${docPath('create-doc/')}#tags`, label: 'Tags of a doc'},
  },
  {issue: 3317, title: 'How translations work in version 2', state: 'closed', ...translations},
  {issue: 2651, title: 'Translated sites in version 2', state: 'closed', ...translations},
  {
    issue: 410,
    title: 'Categories inside categories in the sidebar',
    state: 'closed',
    outcome: 'Shipped',
    here: 'The sidebar of these docs has them.',
    link: {to: `${docPath('sidebar/items/')}#category`, label: 'Categories'},
  },
  {
    issue: 827,
    title: 'Links to other sites in the sidebar',
    state: 'closed',
    details: 'A sidebar can have them: an item of the type link takes any address.',
    link: {to: `${docPath('sidebar/items/')}#link`, label: 'Links in a sidebar'},
  },
  {
    issue: 2302,
    title: 'Pages and settings that follow the docs version',
    state: 'closed',
    here: 'The version that you choose is kept, and the links to docs in the navbar follow it.',
    link: {to: '/versions/', label: 'All versions'},
  },
  {
    issue: 5687,
    title: 'Hide the pagination of one doc by front matter',
    state: 'closed',
    details: 'A doc hides its two links with null for pagination_prev and pagination_next.',
    link: {to: `${docPath('create-doc/')}#pagination`, label: 'Previous and next page'},
  },
  {issue: 7618, title: 'Wiki links and a graph of notes', state: 'closed', outcome: 'Not taken up'},
  {
    issue: 8223,
    title: 'Read a summary file as the sidebar',
    state: 'closed',
    outcome: 'Not taken up',
    details: 'A sidebar comes from the folders of your docs, or from a sidebars file.',
    link: {to: docPath('sidebar/'), label: 'Sidebars'},
  },
  {issue: 11855, title: 'A visual editor for sidebars', state: 'closed'},
  {
    issue: 11052,
    title: 'Redirects whose source has a hash',
    state: 'closed',
    outcome: 'Not planned',
    details: 'The plugin for redirects makes a page for each old path, and a hash has no page.',
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
