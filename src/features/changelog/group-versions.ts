/** Versions of one line of releases: `3.9`, or `2.0 beta`. */
export type VersionGroup<Item> = {title: string; items: (Item & {label: string})[]};

const pattern = /^(\d+\.\d+)\.\d+(?:-((\w+)\..+))?$/u;

/**
 * Groups releases by their minor version, and those before a final one by their stage.
 *
 * @param items with the version as their title; their order is kept
 * @returns groups whose items have a label that says what the group's title does not: `beta.10`
 */
export function groupVersions<Item extends {title: string}>(items: Item[]): VersionGroup<Item>[] {
  const groups = new Map<string, VersionGroup<Item>>();
  for (const item of items) {
    const [, minor = item.title, prerelease, stage] = pattern.exec(item.title) ?? [];
    const title = stage ? `${minor} ${stage}` : minor;
    const group = groups.get(title) ?? {title, items: []};
    group.items.push({...item, label: prerelease ?? item.title});
    groups.set(title, group);
  }
  return [...groups.values()];
}
