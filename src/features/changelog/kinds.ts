/** A kind of change; each has its own section in an entry. */
type Kind = {
  /** The heading ID, which is also the anchor. */
  id: string;
  /** The text of its heading. */
  title: string;
  /** The singular and plural label in the format of `usePluralForm`. */
  noun: string;
};

/** All kinds of change, in the order of an entry's sections. */
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
  {
    id: 'maintenance',
    title: 'Maintenance',
    noun: '{count} maintenance change|{count} maintenance changes',
  },
  {id: 'contributors', title: 'Contributors', noun: '{count} contributor|{count} contributors'},
];

/** The section that lists people instead of changes. */
export const contributorsId = 'contributors';

/** The section of changes that readers don't notice. */
export const maintenanceId = 'maintenance';

/** What the items of that section start with. */
export const maintenanceLabels = ['Documentation', 'Dependencies', 'Internal'];
