import {toString} from 'mdast-util-to-string';
import {contributorsId} from './kinds';
import type {Entry, Problem} from './types';

const person = '[handle](https://github.com/handle) (Name)';

/**
 * The contributors are one paragraph: links to profiles, each with a name in parentheses if the
 * person has given one, with commas between them and a period at the end.
 */
export function checkContributors({file, sections, lineOfNode}: Entry): Problem[] {
  const section = sections.find(({id}) => id === contributorsId);
  const [paragraph, ...more] = section?.nodes ?? [];
  if (!section || !paragraph) {
    return [];
  }
  if (paragraph.type !== 'paragraph' || more.length > 0) {
    const line = lineOfNode(more[0] ?? paragraph);
    const message = `The contributors are one paragraph, and nothing else. Write it as ${person}, ${person}.`;
    return [{file, line, message}];
  }
  const seen = new Set<string>();
  return paragraph.children.flatMap((node, index) => {
    const problem = (message: string) => [{file, line: lineOfNode(node), message}];
    if (index % 2 === 0) {
      const handle = toString(node);
      const isProfile = node.type === 'link' && node.url === `https://github.com/${handle}`;
      if (!isProfile || !/^[A-Za-z\d-]+$/u.test(handle)) {
        return problem(
          `"${handle}" is no contributor. Write each as ${person}, or without a name.`,
        );
      }
      const isTwice = seen.has(handle.toLowerCase());
      seen.add(handle.toLowerCase());
      return isTwice ? problem(`"${handle}" is there twice. Keep one of the two.`) : [];
    }
    const isLast = index === paragraph.children.length - 1;
    const separator = isLast ? /^(?: \(.+\))?\.$/su : /^(?: \(.+\))?,\s$/su;
    return node.type === 'text' && separator.test(node.value)
      ? []
      : problem(
          `"${toString(node)}" cannot stand between contributors. Write them as ${person}, ${person}.`,
        );
  });
}
