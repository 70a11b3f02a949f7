/** The releases of a minor version or of its prerelease stage: `3.9`, or `2.0 beta`. */
type VersionGroup<Item> = {title: string; items: (Item & {label: string})[]};

const pattern = /^(\d+\.\d+)\.\d+(?:-((\w+)\..+))?$/u;

/**
 * Groups releases by minor version, and prereleases by stage.
 *
 * @param items with the version as title, in the order to keep
 * @returns groups whose items have a short label, such as `beta.10` in `2.0 beta`
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
