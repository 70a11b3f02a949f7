import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  community: [
    'support',
    'team',
    'resources',
    'contributing',
    'release-process',
    'canary',
    {type: 'link', label: 'Changelog', href: '/changelog/'},
    {type: 'link', label: 'Showcase', href: '/showcase/'},
    {type: 'link', label: 'Feature requests', href: '/feature-requests/'},
  ],
};

export default sidebars;
