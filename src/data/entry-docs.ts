/** IDs of the docs that most readers need, which the empty search lists. */
export const entryDocIds = [
  'installation',
  'guides/docs/introduction',
  'deployment',
  'api/docusaurus.config.js',
  'styling-layout',
] as const;
