import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tests: [
    'index',
    'more-test',
    {type: 'link', label: 'Test blog', href: '/tests/blog/'},
    {type: 'link', label: 'Test pages', href: '/tests/pages/'},
  ],
  another: ['doc-with-another-sidebar'],
};

export default sidebars;
