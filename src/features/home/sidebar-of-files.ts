import {DefaultNumberPrefixParser} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';

/** A file with its heading, or a folder. Names are as on disk, such as `02-setup.mdx`. */
export type Entry = {id: number; name: string; heading?: string; entries?: Entry[]};

/** A doc, or a category with its docs. */
export type Item = {id: number; label: string; path: string; items?: Item[]};

/**
 * The sidebar that Docusaurus generates from a folder: by number prefix, then by name. The docs
 * plugin's own generator doesn't run in a browser.
 *
 * @param entries in any order
 * @returns items in the order of the sidebar; paths are relative to `/docs/`
 */
export const sidebarOf = (entries: Entry[], folder = ''): Item[] =>
  entries
    .map((entry) => {
      const name = entry.name.replace(/\.mdx?$/u, '');
      const {filename, numberPrefix = Infinity} = DefaultNumberPrefixParser(name);
      return {...entry, label: entry.heading ?? filename, path: folder + filename, numberPrefix};
    })
    .sort((a, b) => a.numberPrefix - b.numberPrefix || (a.name < b.name ? -1 : 1))
    .map(({id, label, path, entries: files}) => ({
      id,
      label,
      path,
      items: files && sidebarOf(files, `${path}/`),
    }));
