import type {List, ListItem, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import semver from 'semver';
import {lineOfNode, linksIn, pullRequestOf} from './check-links';
import {contributorsId, maintenanceId} from './kinds';
import type {Entry, Problem, Section} from './types';

/** The items that list the changes of a section. Later lists give details of its changes. */
export const itemsOf = (nodes: RootContent[]): ListItem[] =>
  nodes.find((node): node is List => node.type === 'list')?.children ?? [];

const labels = ['Documentation', 'Dependencies', 'Internal'];

/** The label at the start of a maintenance item, or undefined for an unknown one. */
export const maintenanceLabel = (item: ListItem): string | undefined =>
  labels.find((label) => toString(item).startsWith(`${label}: `));

/** The sections that describe every change of a stable release in a line. */
const described = ['bug-fixes', 'performance', 'polish'];

const form =
  /^[\w-][\w -]*(?:,\s[\w-]+)*:\s.+\.\s#\d+(?:,\s#\d+)*\sby\s(?:an unknown author|(?<handles>.+))$/su;

const example =
  '- **core**: Links work. [#1234](https://github.com/facebook/docusaurus/pull/1234) by [handle](https://github.com/handle)';

function isDescribed(item: ListItem): boolean {
  const match = form.exec(toString(item));
  const handles = match?.groups!.handles?.split(/,\s/u) ?? [];
  const urls = linksIn([item]).map(({url}) => url);
  return match !== null && handles.every((name) => urls.includes(`https://github.com/${name}`));
}

function checkItem(item: ListItem, {id}: Section, isStable: boolean): string | undefined {
  if (id === maintenanceId && !maintenanceLabel(item)) {
    const starts = labels.map((label) => `**${label}**:`).join(', ');
    return `"${toString(item)}" doesn't start with a kind of maintenance. Use one of: ${starts}.`;
  }
  return isStable && described.includes(id!) && !isDescribed(item)
    ? `"${toString(item)}" doesn't say what changed and by whom. Write it as ${example}`
    : undefined;
}

/**
 * Checks that maintenance items start with their kind, and that stable releases describe each fix
 * and improvement with its packages, pull requests and authors.
 */
export const checkItems = ({frontMatter, sections}: Entry): Problem[] =>
  sections.flatMap((section) =>
    itemsOf(section.nodes).flatMap((item) => {
      const message = checkItem(item, section, !semver.prerelease(String(frontMatter.title)));
      return message ? [{line: lineOfNode(item), message}] : [];
    }),
  );

/** Sections that may describe the same pull request from two sides. */
const overlapping = ['breaking-changes', 'new-features'];

/** Checks that no pull request is listed twice, because the counts would be wrong. */
export function checkDuplicates({sections}: Entry): Problem[] {
  const listed = new Map<string, string>();
  return sections.flatMap(({id, title, nodes}) =>
    linksIn(id === contributorsId ? [] : itemsOf(nodes)).flatMap((link) => {
      const number = pullRequestOf(link) ?? '';
      const other = listed.get(number);
      listed.set(number, title);
      return number && other && !overlapping.includes(id!)
        ? [
            {
              line: lineOfNode(link),
              message: `#${number} is already listed under "${other}". Remove one of the two.`,
            },
          ]
        : [];
    }),
  );
}
