import {useState} from 'react';
import type {Entry, FileEntry} from '../../sidebar-of-files';

const start: Entry[] = [
  {id: 1, name: '01-welcome.md', heading: 'Welcome aboard'},
  {
    id: 2,
    name: '02-Guides',
    entries: [
      {id: 3, name: '01-moor.md', heading: 'Moor the boat'},
      {id: 4, name: '02-reef.md', heading: 'Reef the sail'},
    ],
  },
  {id: 5, name: '03-tides.md', heading: 'Read the tides'},
];

/** A file without a number prefix, to show how it is sorted. */
export const extraFile: FileEntry = {id: 6, name: 'anchors.md', heading: 'Choose an anchor'};

const rename = (entries: Entry[], id: number, name: string): Entry[] =>
  entries.map((entry) => ({
    ...entry,
    ...(entry.id === id && {name}),
    ...('entries' in entry && {entries: rename(entry.entries, id, name) as FileEntry[]}),
  }));

/** The files of the demo and the actions on them. */
export function useFiles() {
  const [entries, setEntries] = useState(start);
  const hasExtra = entries.some(({id}) => id === extraFile.id);
  return {
    entries,
    hasExtra,
    rename: (id: number, name: string) => setEntries(rename(entries, id, name)),
    toggleExtra: () =>
      setEntries(
        hasExtra ? entries.filter(({id}) => id !== extraFile.id) : [...entries, extraFile],
      ),
    reset: () => setEntries(start),
  };
}
