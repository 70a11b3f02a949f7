import type {List, ListItem} from 'mdast';
import {contributorsId} from './kinds';
import {linksIn, pullRequestOf} from './links';
import type {ChangeCount, Entry, Section} from './types';

/** An item that names packages and lists their pull requests: `- **core**: #1, #2`. */
function isPackageItem({children: [first]}: ListItem): boolean {
  return first?.type === 'paragraph' && first.children[0]?.type === 'strong';
}

function countChanges({id, nodes}: Section): number {
  if (id === contributorsId) {
    return linksIn(nodes).length;
  }
  const lists = nodes.filter((node): node is List => node.type === 'list');
  const packageItems = lists.flatMap(({children}) => children).filter(isPackageItem);
  return packageItems.length > 0
    ? new Set(linksIn(packageItems).map(pullRequestOf)).size
    : // Lists after the first one tell details of its changes.
      (lists[0]?.children.length ?? 1);
}

/**
 * Counts the changes of an entry by kind: pull requests where the section lists them by package,
 * items where it describes each change, people among the contributors.
 *
 * @param entry without problems, see `checkEntry`
 */
export const countByKind = ({sections}: Entry): ChangeCount[] =>
  sections.map((section) => ({id: section.id!, count: countChanges(section)}));
