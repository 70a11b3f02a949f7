/** A kind of change, which is a section of an entry. */
export type Kind = {
  /** The id of its heading, and so its anchor. */
  id: string;
  /** The text of its heading. */
  title: string;
  /** What one and several of its changes are called, as `usePluralForm` takes it. */
  noun: string;
};

/** Every kind of change, in the order in which the sections of an entry stand. */
export const kinds: readonly Kind[] = [
  {
    id: 'breaking-changes',
    title: 'Breaking changes',
    noun: '{count} breaking change|{count} breaking changes',
  },
  {id: 'new-features', title: 'New features', noun: '{count} new feature|{count} new features'},
  {id: 'bug-fixes', title: 'Bug fixes', noun: '{count} fix|{count} fixes'},
  {
    id: 'performance',
    title: 'Performance',
    noun: '{count} performance change|{count} performance changes',
  },
  {id: 'polish', title: 'Polish', noun: '{count} refinement|{count} refinements'},
  {id: 'translations', title: 'Translations', noun: '{count} translation|{count} translations'},
  {id: 'documentation', title: 'Documentation', noun: '{count} docs change|{count} docs changes'},
  {
    id: 'dependencies',
    title: 'Dependencies',
    noun: '{count} dependency update|{count} dependency updates',
  },
  {id: 'maintenance', title: 'Maintenance', noun: '{count} chore|{count} chores'},
  {id: 'contributors', title: 'Contributors', noun: '{count} contributor|{count} contributors'},
];

/** The section that lists people and no changes. */
export const contributorsId = 'contributors';
