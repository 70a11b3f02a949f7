import {toString} from 'mdast-util-to-string';
import type {Link, Nodes} from 'mdast';
import {linksIn, numberShownBy, pullRequestOf} from './links';
import type {Entry, Problem} from './types';

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

/** The text of a node that stands in no link, and its line. */
function* plainTexts(node: Nodes): Generator<Nodes & {type: 'text'}> {
  if (node.type === 'text') {
    yield node;
  } else if (node.type !== 'link' && 'children' in node) {
    for (const child of node.children) {
      yield* plainTexts(child);
    }
  }
}

/** Links to pull requests show the number that they lead to, and no number stands without a link. */
export function checkPullRequests({file, lead, sections, lineOfNode}: Entry): Problem[] {
  const nodes = [...lead, ...sections.flatMap((section) => section.nodes)];
  const links = linksIn(nodes).flatMap((link) => {
    const message = checkPullRequest(link);
    return message ? [{file, line: lineOfNode(link), message}] : [];
  });
  const numbers = nodes
    .flatMap((node) => [...plainTexts(node)])
    .flatMap((node) =>
      [...node.value.matchAll(/#\d+\b/gu)].map(({0: number, index}) => ({
        file,
        line: lineOfNode(node) + node.value.slice(0, index).split('\n').length - 1,
        message: `"${number}" is no link. Write it as ${example}.`,
      })),
    );
  return [...links, ...numbers];
}
