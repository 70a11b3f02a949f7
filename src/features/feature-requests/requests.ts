import {docPath} from '../../data/versions';

/** One wish, with all issues that ask for it. Texts may contain code in backticks. */
export type FeatureRequest = {
  /** Also the anchor of the request. */
  id: string;
  title: string;
  /** Numbers of issues in the framework's repository. */
  issues: number[];
  state: 'open' | 'closed';
  /** How it was closed, if known. */
  outcome?: string;
  /** What people want and why. */
  wish: string;
  /** What readers can do, or that there's nothing they can do. */
  workaround: string;
  links?: {to: string; label: string}[];
};

type Area = {id: string; title: string; requests: FeatureRequest[]};

/** When the states were recorded. Change it when you have checked all issues again. */
export const recordedOn = '20 November 2026';

const plugins = (section: string, label: string) => ({
  to: `/community/resources/#${section}`,
  label,
});

/** The requests that come up most often, open ones first in each area. */
export const areas: Area[] = [
  {
    id: 'docs',
    title: 'Docs and versions',
    requests: [
      {
        id: 'archive-version',
        title: 'A command that archives an old docs version',
        issues: [3286],
        state: 'open',
        wish: 'Each version makes the build slower, but readers of old releases still need their docs. One command should move a version to a separate site.',
        workaround:
          'Publish the version once, and link to it from the version menu. The versioning guide has the steps. This site’s menu also links to archives.',
        links: [
          {to: `${docPath('versioning/')}#archive`, label: 'Archive old versions'},
          {to: '/versions/#archived', label: 'Archived versions here'},
        ],
      },
      {
        id: 'pdf',
        title: 'Export the docs as a PDF',
        issues: [969],
        state: 'open',
        wish: 'Some readers need all docs in one file, for example to read them offline or to hand them to a customer.',
        workaround:
          'The community package `docs-to-pdf` opens your pages in a browser and prints them to one file. For a single page, print to PDF in your browser. This site’s print styles hide the navbar, sidebar, and footer.',
        links: [plugins('pdf', 'PDF packages')],
      },
      {
        id: 'follow-version',
        title: 'Pages and settings that follow the docs version',
        issues: [2302],
        state: 'closed',
        wish: 'A site has one configuration and one set of pages, but both should match the docs version that the reader has open.',
        workaround:
          'Keep pages that differ in the docs folder, because Docusaurus copies it for each version. The `versions` option sets the label, path, and banner of each one, and docs links in the navbar follow the reader’s choice.',
        links: [
          {to: `${docPath('versioning/')}#configure`, label: 'Configure versions'},
          {to: `${docPath('versioning/')}#preferred-version`, label: 'Remember the version'},
        ],
      },
      {
        id: 'doc-tags',
        title: 'Tags for docs',
        issues: [3434],
        state: 'closed',
        outcome: 'Shipped',
        wish: 'Blog posts had tags first. Docs about the same topic are often in different folders, so tags help there as well.',
        workaround:
          'List `tags` in the front matter of a doc. Each tag gets a page with all its docs.',
        links: [{to: `${docPath('create-doc/')}#tags`, label: 'Add tags'}],
      },
      {
        id: 'hide-pagination',
        title: 'Hide a doc’s previous and next links',
        issues: [5687],
        state: 'closed',
        wish: 'On a page that stands alone, links to its neighbors in the sidebar can mislead readers.',
        workaround: 'Set `pagination_prev` and `pagination_next` to `null` in the front matter.',
        links: [{to: `${docPath('create-doc/')}#pagination`, label: 'Previous and next links'}],
      },
    ],
  },
  {
    id: 'sidebar',
    title: 'Sidebar',
    requests: [
      {
        id: 'nested-categories',
        title: 'Categories inside categories',
        issues: [410],
        state: 'closed',
        outcome: 'Shipped',
        wish: 'One level of categories isn’t enough for large docs, because the lists get too long to scan.',
        workaround: 'Nest `category` items as deep as you like, or nest your docs folders.',
        links: [{to: `${docPath('sidebar/items/')}#category`, label: 'Categories'}],
      },
      {
        id: 'external-links',
        title: 'Links to other sites in the sidebar',
        issues: [827],
        state: 'closed',
        wish: 'A sidebar should also be able to list pages that aren’t docs, such as a forum or a repository.',
        workaround: "Add an item with `type: 'link'`. Its `href` accepts any URL.",
        links: [{to: `${docPath('sidebar/items/')}#link`, label: 'Sidebar links'}],
      },
      {
        id: 'summary-file',
        title: 'Read the sidebar from a summary file',
        issues: [8223],
        state: 'closed',
        outcome: 'Not taken up',
        wish: 'Some tools define their navigation in a Markdown list. Teams that switch would like to keep that file.',
        workaround:
          'A sidebars file is JavaScript, so it can read your summary and export the items. Otherwise, let Docusaurus generate the sidebar from your folders.',
        links: [
          {to: `${docPath('sidebar/')}#sidebars-file`, label: 'The sidebars file'},
          {to: docPath('sidebar/autogenerated/'), label: 'Generated sidebars'},
        ],
      },
      {
        id: 'sidebar-editor',
        title: 'A visual editor for sidebars',
        issues: [11855],
        state: 'closed',
        wish: 'Writers who don’t work with code should be able to arrange the sidebar without editing a configuration file.',
        workaround:
          'There’s no editor. With a generated sidebar, writers only set `sidebar_position` in a doc and `position` in `_category_.json`.',
        links: [
          {to: `${docPath('sidebar/autogenerated/')}#order`, label: 'Order docs'},
          {to: `${docPath('sidebar/autogenerated/')}#category-files`, label: 'Order categories'},
        ],
      },
    ],
  },
  {
    id: 'markdown',
    title: 'Markdown',
    requests: [
      {
        id: 'llms-txt',
        title: 'Write an llms.txt file for language models',
        issues: [10899],
        state: 'open',
        wish: 'Language models read plain text more easily than HTML. The build should write a file that lists all pages for them.',
        workaround:
          'The community plugin `docusaurus-plugin-llms` writes `llms.txt` and `llms-full.txt`. This site generates both with its own plugin.',
        links: [
          plugins('content', 'Content plugins'),
          {to: 'pathname:///llms.txt', label: 'This site’s llms.txt'},
        ],
      },
      {
        id: 'copy-markdown',
        title: 'A button that copies a page as Markdown',
        issues: [11333],
        state: 'open',
        wish: 'Readers who paste a page into an AI assistant or an issue want its Markdown, without the navigation around it.',
        workaround:
          'Docusaurus doesn’t include this button, but `docusaurus-plugin-llms` can write a Markdown file for each page, and your own button can copy that file. Docs and blog posts on this site have a “Copy page” button.',
        links: [
          plugins('content', 'Content plugins'),
          {to: docPath(), label: 'A doc with the button'},
        ],
      },
      {
        id: 'wiki-links',
        title: 'Wiki links and a graph of notes',
        issues: [7618],
        state: 'closed',
        outcome: 'Not taken up',
        wish: 'People who publish their notes use `[[Page]]` for links, and want to see how the pages are connected.',
        workaround:
          'Link to the Markdown file instead: the build checks such links. A remark plugin can convert wiki links. Docusaurus doesn’t draw a graph.',
        links: [
          {
            to: `${docPath('markdown-features/links/')}#file-paths`,
            label: 'Link to Markdown files',
          },
          {to: `${docPath('markdown-features/plugins/')}#remark`, label: 'Write a remark plugin'},
        ],
      },
    ],
  },
  {
    id: 'links',
    title: 'Links and link previews',
    requests: [
      {
        id: 'social-cards',
        title: 'Generate a social card for each page',
        issues: [2968],
        state: 'open',
        wish: 'A shared link is easier to recognize if its preview image shows the page title. Nobody wants to draw these images by hand.',
        workaround:
          'Set `image` in the front matter of important pages, and `themeConfig.image` for all others. This site’s build draws a card for each page.',
        links: [{to: `${docPath('seo/')}#social-cards`, label: 'Social cards'}],
      },
      {
        id: 'component-anchors',
        title: 'Anchor checks that know anchors in components',
        issues: [9808],
        state: 'open',
        wish: 'The build reports a link to `#section` as broken if a component renders that ID, although the link works.',
        workaround:
          'Report the ID with `useBrokenLinks().collectAnchor(id)` while your component renders. The option tables on this site do this for each row.',
        links: [{to: `${docPath('docusaurus-core/')}#useBrokenLinks`, label: 'useBrokenLinks'}],
      },
      {
        id: 'hash-redirects',
        title: 'Redirect from a URL with a hash',
        issues: [11052],
        state: 'closed',
        outcome: 'Not planned',
        wish: 'When a section moves to another page, old links to its heading should lead there.',
        workaround:
          'The redirects plugin creates a page for each old path, and paths don’t include a hash. If the section stays on its page, keep its heading ID. If it moves, redirect in a client module.',
        links: [
          {to: `${docPath('markdown-features/toc/')}#explicit-ids`, label: 'Set heading IDs'},
          {to: `${docPath('advanced/client/')}#lifecycle`, label: 'Client modules'},
        ],
      },
    ],
  },
  {
    id: 'blog',
    title: 'Blog',
    requests: [
      {
        id: 'author-pages',
        title: 'Pages for blog authors',
        issues: [9825, 10196],
        state: 'closed',
        outcome: 'Shipped in 3.5',
        wish: 'Readers who like a post want to find others by the same author. The second issue is about the design of these pages.',
        workaround:
          'Set `page: true` for an author in `authors.yml`. This site’s authors have such pages.',
        links: [
          {to: `${docPath('blog/')}#authors`, label: 'Add authors'},
          {to: '/blog/authors/', label: 'Authors of this blog'},
        ],
      },
    ],
  },
  {
    id: 'search',
    title: 'Search',
    requests: [
      {
        id: 'local-search',
        title: 'Search without an outside service',
        issues: [776, 5201],
        state: 'closed',
        outcome: '#5201 was closed as a duplicate',
        wish: 'Internal and offline sites can’t use a hosted search. People want an official plugin that searches in the browser.',
        workaround:
          'Install a community plugin, which adds an index to your build. This site’s own search plugin works in the same way.',
        links: [
          {to: `${docPath('search/')}#local`, label: 'Use local search'},
          plugins('search', 'Search plugins'),
        ],
      },
    ],
  },
  {
    id: 'i18n',
    title: 'Internationalization',
    requests: [
      {
        id: 'translations',
        title: 'Translated sites in version 2',
        issues: [2651, 3317],
        state: 'closed',
        outcome: 'Shipped in 2.0',
        wish: 'Sites in several languages needed a way to translate content and labels. The second issue is about its design.',
        workaround:
          'Add your languages to `i18n.locales`. The tutorial translates a site step by step.',
        links: [
          {to: docPath('i18n/introduction/'), label: 'How translations work'},
          {to: docPath('i18n/tutorial/'), label: 'Translate your site'},
        ],
      },
    ],
  },
  {
    id: 'theme',
    title: 'Theme and styles',
    requests: [
      {
        id: 'mobile-menu',
        title: 'A more accessible mobile menu button',
        issues: [8095],
        state: 'open',
        wish: 'Readers with a screen reader or a keyboard need to know what the menu button does, and whether the menu is open.',
        workaround:
          'In 3.9.2, the button has a label and reports whether the menu is open. To change more, eject `Navbar/MobileSidebar/Toggle`. This site wraps `Navbar/MobileSidebar`, so that the open menu keeps the focus and closes with Escape.',
        links: [{to: `${docPath('swizzling/')}#wrap`, label: 'Wrap or eject a component'}],
      },
      {
        id: 'style-order',
        title: 'Load style sheets in a stable order',
        issues: [3678],
        state: 'open',
        wish: 'When the order of CSS differs between development and the build, a different rule wins and the site looks different.',
        workaround:
          'Set `future.v4.useCssCascadeLayers` to `true`. The theme’s CSS moves to cascade layers, so your own rules win in any order. Your CSS modules can still load in a different order.',
        links: [{to: `${docPath('styling-layout/')}#cascade-layers`, label: 'Cascade layers'}],
      },
      {
        id: 'csp-code',
        title: 'Code highlighting under a strict content security policy',
        issues: [3688],
        state: 'closed',
        wish: 'Highlighted code has its colors in `style` attributes, which a strict policy blocks.',
        workaround:
          "Allow inline styles, but keep restricting scripts. This site sets `style-src 'self' 'unsafe-inline'` and lists the hash of each inline script.",
        links: [
          {
            to: `${docPath('api/themes/@docusaurus/theme-classic/')}#output`,
            label: 'Inline scripts of the theme',
          },
        ],
      },
    ],
  },
  {
    id: 'build',
    title: 'Build and performance',
    requests: [
      {
        id: 'build-time',
        title: 'Shorter builds and less memory on very large sites',
        issues: [4765],
        state: 'open',
        wish: 'With thousands of pages, a build takes long and can run out of memory.',
        workaround:
          'Turn on Docusaurus Faster, as this site does, and keep the cache between builds. The deployment guide has more settings, for example for the number of workers.',
        links: [
          {to: `${docPath('deployment/')}#ci-memory`, label: 'Memory and time'},
          {to: `${docPath('versioning/')}#build-time`, label: 'Builds with many versions'},
        ],
      },
      {
        id: 'route-registry',
        title: 'A route registry that doesn’t grow with each page',
        issues: [7256],
        state: 'open',
        wish: 'Each page adds an entry to the script that all pages load first, so large sites start more slowly.',
        workaround:
          'There’s no option for this. The registry only gets smaller if your site has fewer pages, for example after you archive old versions.',
        links: [{to: `${docPath('versioning/')}#archive`, label: 'Archive old versions'}],
      },
      {
        id: 'cloudflare',
        title: 'Faster builds on Cloudflare',
        issues: [11961],
        state: 'open',
        wish: 'Builds take too long on Cloudflare, which delays each deployment.',
        workaround:
          'Build in your own CI, where you can choose the machine and keep caches, and upload the result with Wrangler.',
        links: [
          {to: `${docPath('deployment/')}#cloudflare-pages`, label: 'Deploy to Cloudflare'},
          {to: `${docPath('deployment/')}#ci-caches`, label: 'Caches in CI'},
        ],
      },
    ],
  },
];

export const featureRequests: FeatureRequest[] = areas.flatMap(({requests}) => requests);

export const countOf = (state: FeatureRequest['state']): number =>
  featureRequests.filter((request) => request.state === state).length;
