module.exports = {
  tutorialSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Operations',
      link: {type: 'generated-index'},
      items: [
        {
          type: 'category',
          label: 'Backups',
          description: 'Plan them, make them, and prove that they restore.',
          items: ['backups/plan'],
        },
        {
          type: 'category',
          label: 'Updates',
          items: ['updates/minor', 'updates/major'],
        },
        {
          type: 'link',
          label: 'Status page',
          href: 'https://status.example.com',
          description: 'Current incidents and planned work.',
        },
      ],
    },
  ],
};
