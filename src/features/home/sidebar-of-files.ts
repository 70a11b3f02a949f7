/** A file with its heading, or a folder. Names are as on disk, such as `02-setup.mdx`. */
export type FileEntry = {id: number; name: string; heading: string};
type FolderEntry = {id: number; name: string; entries: FileEntry[]};
export type Entry = FileEntry | FolderEntry;

export type DocItem = {type: 'doc'; id: number; label: string; path: string};
type CategoryItem = {type: 'category'; id: number; label: string; items: DocItem[]};
export type Item = DocItem | CategoryItem;

// Dates and versions, such as `2026-01-harbor` and `3.9-notes`, aren't number prefixes.
const dateOrVersion = /^\d+[-_.]\d+/u;
const placeThenName = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/u;

/** Splits a name into its position and the rest: `02-setup` is 2 and `setup`. */
export function splitName(name: string): {place: number; rest: string} {
  const [, place, rest] = (!dateOrVersion.test(name) && placeThenName.exec(name)) || [];
  return rest ? {place: Number(place), rest} : {place: Infinity, rest: name};
}

const withoutExtension = (name: string) => name.replace(/\.mdx?$/u, '');

/**
 * Sorts by position, then by name. Entries without a position come last, as in the framework's own
 * sidebars.
 */
function compare(a: Entry, b: Entry): number {
  const [left, right] = [a, b].map(({name}) => splitName(withoutExtension(name)).place) as [
    number,
    number,
  ];
  return left === right ? Number(a.name > b.name) - Number(a.name < b.name) : left - right;
}

function itemOf(entry: Entry, folder = ''): Item {
  const {rest} = splitName(withoutExtension(entry.name));
  if ('entries' in entry) {
    const items = [...entry.entries].sort(compare);
    return {
      type: 'category',
      id: entry.id,
      label: rest,
      items: items.map((file) => itemOf(file, `${rest}/`) as DocItem),
    };
  }
  return {type: 'doc', id: entry.id, label: entry.heading, path: `${folder}${rest}`};
}

/**
 * The sidebar that Docusaurus generates from a folder. The docs plugin itself doesn't run in a
 * browser, so a test compares this function with it.
 *
 * @param entries in any order
 * @returns items in the order of the sidebar; doc paths are relative to `/docs/`
 */
export const sidebarOf = (entries: Entry[]): Item[] =>
  [...entries].sort(compare).map((entry) => itemOf(entry));
