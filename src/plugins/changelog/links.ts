import {toString} from 'mdast-util-to-string';
import type {Link, Nodes} from 'mdast';

const pullRequestUrl = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/pull\/(\d+)$/u;

/** A node and everything in it, in reading order. */
function* descendants(node: Nodes): Generator<Nodes> {
  yield node;
  for (const child of 'children' in node ? node.children : []) {
    yield* descendants(child);
  }
}

/** The links among nodes and in them. */
export const linksIn = (nodes: Nodes[]): Link[] =>
  nodes.flatMap((node) => [...descendants(node)].filter((found) => found.type === 'link'));

/** The number of the pull request that a link leads to; nothing for other links. */
export const pullRequestOf = ({url}: Link): string | undefined => pullRequestUrl.exec(url)?.[1];

/** The number that a link shows, as in `#1234`; nothing for other links. */
export const numberShownBy = (link: Link): string | undefined =>
  /^#(\d+)$/u.exec(toString(link))?.[1];
