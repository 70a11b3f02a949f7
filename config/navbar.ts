import type {ThemeConfig} from '@docusaurus/preset-classic';
import {areas} from '../src/areas';
import {archivedVersions} from '../src/data/versions';
import {frameworkRepository, siteTitle} from './site';

const archivedItems = [
  {type: 'html', value: '<hr class="dropdown-separator" aria-hidden="true">'},
  ...archivedVersions.map(({name, docsUrl}) => ({label: name, href: docsUrl})),
  {type: 'html', value: '<hr class="dropdown-separator" aria-hidden="true">'},
  {label: 'All versions', to: '/versions/'},
];

const {sidebars} = areas.docs;

export const navbar: ThemeConfig['navbar'] = {
  title: siteTitle,
  hideOnScroll: true,
  logo: {
    alt: '',
    src: '/img/logo.svg',
    srcDark: '/img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    {
      type: 'docSidebar',
      sidebarId: 'docs',
      position: 'left',
      label: sidebars.docs,
      // What a page compares with the version that its reader has chosen, before React does.
      'data-docs-link': '',
    },
    {type: 'docSidebar', sidebarId: 'api', position: 'left', label: sidebars.api},
    {to: '/blog/', label: 'Blog', position: 'left'},
    {to: '/showcase/', label: 'Showcase', position: 'left'},
    {
      to: '/community/support/',
      label: 'Community',
      position: 'left',
      activeBaseRegex: '/community/',
    },
    {to: '/tests/', label: 'Tests', position: 'left', activeBaseRegex: '/tests/'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownActiveClassDisabled: true,
      dropdownItemsAfter: archivedItems,
    },
    {type: 'localeDropdown', position: 'right'},
    {type: 'custom-testAreaButton', position: 'right', label: 'Custom item'},
    {
      href: frameworkRepository,
      position: 'right',
      // Shown in the phone menu only; on a desktop, the mark is enough.
      label: 'Source repository',
      className: 'navbar-repository-link',
      'aria-label': 'Source repository of Docusaurus (opens in new tab)',
    },
  ],
};
