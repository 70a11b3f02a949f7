import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'introduction',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/getting-started',
        title: 'Getting started',
        description: 'Try Docusaurus, install it, and set your site up.',
      },
      items: ['installation', 'configuration', 'playground', 'typescript-support'],
    },
    {
      type: 'category',
      label: 'Guides',
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        title: 'Guides',
        description: 'Task by task: keep several versions of your docs, and put your site online.',
      },
      items: ['guides/docs/versioning', 'deployment'],
    },
  ],
  api: ['cli', 'api/misc/create-docusaurus'],
};

export default sidebars;
