import type {Link, Nodes, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {contributorsId} from './kinds';
import type {Entry, Problem} from './types';

const pullRequestUrl = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/pull\/(\d+)$/u;

/** The line of a node in its file, counted from 1. */
export const lineOfNode = ({position}: Nodes): number => position!.start.line;

/** Returns all links in the given nodes. */
export function linksIn(nodes: Nodes[]): Link[] {
  const links: Link[] = [];
  for (const node of nodes) {
    visit(node, 'link', (link) => void links.push(link));
  }
  return links;
}

/** The pull request number in a link's URL, or undefined for other links. */
export const pullRequestOf = ({url}: Link): string | undefined => pullRequestUrl.exec(url)?.[1];

/** The number in a link's text, such as `#1234`, or undefined for other links. */
const numberShownBy = (link: Link): string | undefined => /^#(\d+)$/u.exec(toString(link))?.[1];

const example = '[#1234](https://github.com/facebook/docusaurus/pull/1234)';

function checkPullRequest(link: Link): string | undefined {
  const [shown, number] = [numberShownBy(link), pullRequestOf(link)];
  const isPullRequest = shown ?? number ?? /github\.com\/.*\/pull\//u.test(link.url);
  if (!isPullRequest || (shown && shown === number)) {
    return undefined;
  }
  return shown && number
    ? `The link shows #${shown} and leads to pull request ${number}. Make the two numbers the same.`
    : `"${toString(link)}" is not written as a link to a pull request. Write it as ${example}.`;
}

/**
 * Checks that pull request links show the number they point to, and that every number is a link.
 */
export function checkPullRequests({lead, sections}: Entry): Problem[] {
  const problems: Problem[] = [];
  const root: Root = {type: 'root', children: [...lead, ...sections.flatMap(({nodes}) => nodes)]};
  visit(root, (node) => {
    if (node.type === 'link') {
      const message = checkPullRequest(node);
      if (message) {
        problems.push({line: lineOfNode(node), message});
      }
      return SKIP;
    }
    const text = node.type === 'text' ? node.value : '';
    for (const {0: number, index} of text.matchAll(/#\d+\b/gu)) {
      const line = lineOfNode(node) + text.slice(0, index).split('\n').length - 1;
      problems.push({line, message: `"${number}" isn't a link. Write it as ${example}.`});
    }
    return CONTINUE;
  });
  return problems;
}

const person = '[handle](https://github.com/handle) (Name)';

const isProfile = (node: PhrasingContent, handle: string) =>
  node.type === 'link' &&
  node.url === `https://github.com/${handle}` &&
  /^[A-Za-z\d-]+$/u.test(handle);

/** Checks one part of the paragraph. People have even indexes, separators odd ones. */
function checkPart(parts: PhrasingContent[], index: number): string | undefined {
  const part = parts[index]!;
  const text = toString(part);
  const isLast = index === parts.length - 1;
  if (index % 2 === 1) {
    const separator = isLast ? /^(?: \(.+\))?\.$/su : /^(?: \(.+\))?,\s$/su;
    return part.type === 'text' && separator.test(text)
      ? undefined
      : `"${text}" isn't a separator between contributors. Write them as ${person}, ${person}.`;
  }
  if (!isProfile(part, text)) {
    return `"${text}" isn't a contributor. Write each as ${person}, or without a name.`;
  }
  const before = parts.slice(0, index).map((other) => toString(other).toLowerCase());
  if (before.includes(text.toLowerCase())) {
    return `"${text}" is listed twice. Remove one of the two.`;
  }
  return isLast ? "The list of contributors doesn't end with a period. Add one." : undefined;
}

/**
 * Checks that the contributors are one paragraph of profile links, each with an optional name in
 * parentheses, separated by commas and ending with a period.
 */
export function checkContributors({sections}: Entry): Problem[] {
  const [paragraph, ...more] = sections.find(({id}) => id === contributorsId)?.nodes ?? [];
  if (!paragraph) {
    return [];
  }
  if (paragraph.type !== 'paragraph' || more.length > 0) {
    const line = lineOfNode(more[0] ?? paragraph);
    const message = `The contributors must be a single paragraph. Write it as ${person}, ${person}.`;
    return [{line, message}];
  }
  const parts = paragraph.children;
  return parts.flatMap((part, index) => {
    const message = checkPart(parts, index);
    return message ? [{line: lineOfNode(part), message}] : [];
  });
}
