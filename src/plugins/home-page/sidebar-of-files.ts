/** A file with its heading, or a folder; names as on disk, `02-setup.mdx`. */
export type FileEntry = {id: number; name: string; heading: string};
type FolderEntry = {id: number; name: string; entries: FileEntry[]};
export type Entry = FileEntry | FolderEntry;

export type DocItem = {type: 'doc'; id: number; label: string; path: string};
type CategoryItem = {type: 'category'; id: number; label: string; items: DocItem[]};
export type Item = DocItem | CategoryItem;

// Dates and versions, `2026-01-harbor`, `3.9-notes`, are no places.
const dateOrVersion = /^\d+[-_.]\d+/u;
const placeThenName = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/u;

/** The place that a name states, and the rest of it: `02-setup` is 2 and `setup`. */
export function splitName(name: string): {place: number; rest: string} {
  const [, place, rest] = (!dateOrVersion.test(name) && placeThenName.exec(name)) || [];
  return rest ? {place: Number(place), rest} : {place: Infinity, rest: name};
}

const withoutExtension = (name: string) => name.replace(/\.mdx?$/u, '');

/** By place, then by name; what states no place comes last, as in the framework's own sidebars. */
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
 * The sidebar that Docusaurus generates from a folder: a test holds this against the docs plugin,
 * which is made for Node.js and does not run in a browser.
 *
 * @param entries in any order
 * @returns items in the order of the sidebar; the path of a doc is below `/docs/`
 */
export const sidebarOf = (entries: Entry[]): Item[] =>
  [...entries].sort(compare).map((entry) => itemOf(entry));
