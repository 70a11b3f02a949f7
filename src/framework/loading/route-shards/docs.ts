import {shardKey} from './shard-of';

type Doc = {id: string; path: string; sidebar?: string};

/** The data of docs plugins that every page loads, by plugin ID. */
export type DocsData = Record<string, {versions: {mainDocId: string; docs: Doc[]}[]}>;

/** A doc with the ID of its plugin and the index of its version. */
export type DocEntry = [pluginId: string, version: number, doc: Doc];

/**
 * Splits the docs that the theme looks up (plugin-content-docs 3.9.2): for a page, it's the page's own
 * doc in all versions; for all pages, the main doc of each version.
 *
 * @param data
 * @param keptIds of other docs that pages look up
 * @returns the data with the docs that all pages need, and the docs that a page needs by its key
 */
export function splitDocs(data: DocsData, keptIds: string[]) {
  const sameDocs = new Map<string, DocEntry[]>();
  const docsOf = new Map<string, DocEntry[]>();
  for (const [pluginId, {versions}] of Object.entries(data)) {
    versions.forEach(({docs}, version) => {
      for (const doc of docs) {
        const key = `${pluginId} ${doc.id}`;
        const same = sameDocs.get(key) ?? [];
        same.push([pluginId, version, doc]);
        sameDocs.set(key, same);
        docsOf.set(shardKey(doc.path), same);
      }
    });
  }
  const shared: DocsData = {};
  for (const [pluginId, {versions, ...rest}] of Object.entries(data)) {
    const isShared = (id: string, mainDocId: string) => id === mainDocId || keptIds.includes(id);
    const short = versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({id}) => isShared(id, version.mainDocId)),
    }));
    shared[pluginId] = {...rest, versions: short};
  }
  return {shared, docsOf};
}
