import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Page} from '../../content/pages';

type SidebarItem = LoadedVersion['sidebars'][string][number];

type Group = {title: string; docs: Page[]};

/** The IDs of the docs that an item links to, in sidebar order. */
function docIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') {
    return [item.id];
  }
  if (item.type === 'category') {
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...item.items.flatMap(docIds)];
  }
  return [];
}

/**
 * Groups the docs of a version like its sidebars: one group per top-level category, and one per
 * sidebar for docs outside of categories.
 *
 * @param sidebars
 * @param docs of the version, in any order
 * @param titles of the sidebars by name
 */
export function groupsOfSidebars(
  sidebars: LoadedVersion['sidebars'],
  docs: Page[],
  titles: Record<string, string>,
): Group[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const pick = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return Object.entries(sidebars).flatMap(([name, items]) => {
    const categories = items.flatMap((item) =>
      item.type === 'category' ? [{title: item.label, docs: pick(docIds(item))}] : [],
    );
    const loose = items.filter(({type}) => type !== 'category').flatMap(docIds);
    return [{title: titles[name] ?? name, docs: pick(loose)}, ...categories].filter(
      (group) => group.docs.length > 0,
    );
  });
}

type LlmsTxt = {
  title: string;
  summary: string;
  details: string[];
  groups: {title: string; links: {title: string; url: string; description?: string}[]}[];
};

/**
 * Writes an `llms.txt`: a title, a summary, and lists of links to Markdown.
 * Source: https://llmstxt.org/#format
 */
export function llmsTxt({title, summary, details, groups}: LlmsTxt): string {
  const sections = groups.map(({title: heading, links}) =>
    [
      `## ${heading}`,
      links
        .map(({title: name, url, description}) =>
          [`- [${name}](${url})`, description].filter(Boolean).join(': '),
        )
        .join('\n'),
    ].join('\n\n'),
  );
  return `${[`# ${title}`, `> ${summary}`, ...details, ...sections].join('\n\n')}\n`;
}
