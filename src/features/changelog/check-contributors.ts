import {toString} from 'mdast-util-to-string';
import type {PhrasingContent} from 'mdast';
import {contributorsId} from './kinds';
import type {Entry, Problem} from './types';

const person = '[handle](https://github.com/handle) (Name)';

const isProfile = (node: PhrasingContent, handle: string) =>
  node.type === 'link' &&
  node.url === `https://github.com/${handle}` &&
  /^[A-Za-z\d-]+$/u.test(handle);

/** What is wrong with a part of the paragraph; people have even indexes, what is between them odd ones. */
function checkPart(parts: PhrasingContent[], index: number): string | undefined {
  const part = parts[index]!;
  const text = toString(part);
  const isLast = index === parts.length - 1;
  if (index % 2 === 1) {
    const separator = isLast ? /^(?: \(.+\))?\.$/su : /^(?: \(.+\))?,\s$/su;
    return part.type === 'text' && separator.test(text)
      ? undefined
      : `"${text}" cannot stand between contributors. Write them as ${person}, ${person}.`;
  }
  if (!isProfile(part, text)) {
    return `"${text}" is no contributor. Write each as ${person}, or without a name.`;
  }
  const before = parts.slice(0, index).map((other) => toString(other).toLowerCase());
  if (before.includes(text.toLowerCase())) {
    return `"${text}" is there twice. Keep one of the two.`;
  }
  return isLast ? 'The contributors end without a period. Put one after the last.' : undefined;
}

/**
 * The contributors are one paragraph: links to profiles, each with a name in parentheses if the
 * person has given one, with commas between them and a period at the end.
 */
export function checkContributors({file, sections, lineOfNode}: Entry): Problem[] {
  const [paragraph, ...more] = sections.find(({id}) => id === contributorsId)?.nodes ?? [];
  if (!paragraph) {
    return [];
  }
  if (paragraph.type !== 'paragraph' || more.length > 0) {
    const line = lineOfNode(more[0] ?? paragraph);
    const message = `The contributors are one paragraph, and nothing else. Write it as ${person}, ${person}.`;
    return [{file, line, message}];
  }
  const parts = paragraph.children;
  return parts.flatMap((part, index) => {
    const message = checkPart(parts, index);
    return message ? [{file, line: lineOfNode(part), message}] : [];
  });
}
