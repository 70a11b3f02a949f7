import type {Page} from '../../content/pages';
import {canaryFramework} from '../../data/versions';

/** The label of a docs version. That of Canary also has the release it is checked against. */
export const versionName = ({versionName: name, label}: NonNullable<Page['version']>): string =>
  name === 'current' ? `${label} (${canaryFramework})` : label;

/**
 * What a copy of a page belongs to, because it is read without the site around it: the version of a
 * doc, or the day and the authors of a post.
 *
 * @returns such as `Docusaurus docs, 3.9.2` or `Docusaurus blog, 2025-10-17, by Ann`
 */
export function describePage({
  area,
  version,
  date,
  authors = [],
}: Pick<Page, 'area' | 'version' | 'date' | 'authors'>): string {
  const names = authors.flatMap(({name}) => name ?? []);
  return [
    `Docusaurus ${area?.label?.toLowerCase()}`,
    area?.root === 'docs' && version && versionName(version),
    date?.toISOString().slice(0, 10),
    names.length > 0 && `by ${new Intl.ListFormat('en').format(names)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
