import {DefaultNumberPrefixParser} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';

/** A file with its heading, or a folder. Names are as on disk, such as `02-setup.mdx`. */
export type FileEntry = {id: number; name: string; heading: string};
type FolderEntry = {id: number; name: string; entries: FileEntry[]};
export type Entry = FileEntry | FolderEntry;

export type DocItem = {type: 'doc'; id: number; label: string; path: string};
type CategoryItem = {type: 'category'; id: number; label: string; items: DocItem[]};
export type Item = DocItem | CategoryItem;

const withoutExtension = (name: string) => name.replace(/\.mdx?$/u, '');

/** The name without its number prefix, and the number: those without one come last. */
function parse({name}: Entry) {
  const {filename, numberPrefix = Infinity} = DefaultNumberPrefixParser(withoutExtension(name));
  return {rest: filename, position: numberPrefix};
}

/** Sorts by position, then by name. */
function compare(a: Entry, b: Entry): number {
  const [left, right] = [parse(a).position, parse(b).position];
  return left === right ? Number(a.name > b.name) - Number(a.name < b.name) : left - right;
}

function itemOf(entry: Entry, folder = ''): Item {
  const {rest} = parse(entry);
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
 * The sidebar that Docusaurus generates from a folder. The docs plugin's own generator doesn't run in
 * a browser, so a test compares this function with it.
 *
 * @param entries in any order
 * @returns items in the order of the sidebar; doc paths are relative to `/docs/`
 */
export const sidebarOf = (entries: Entry[]): Item[] =>
  [...entries].sort(compare).map((entry) => itemOf(entry));
