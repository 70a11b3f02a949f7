import type {RootContent} from 'mdast';
import type {Entry, Problem} from './types';

const isTruncateMark = (node: RootContent) =>
  node.type === 'html' && /^<!--\s*truncate\s*-->$/u.test(node.value);

/**
 * The entry begins with a summary, which a truncate mark ends before the first section. A release
 * without changes of its own has no section, and says after the mark where its changes are.
 */
export function checkLead({file, lead, sections, lineOfNode}: Entry): Problem[] {
  const mark = lead.findIndex(isTruncateMark);
  if (mark === -1) {
    const line = sections[0]?.line ?? 1;
    const message =
      'Nothing says where the summary ends. Put <!-- truncate --> on a line of its own between the summary and the first section.';
    return [{file, line, message}];
  }
  if (mark === 0) {
    const message =
      'The entry has no summary. Say before the mark in a few sentences what the release is about.';
    return [{file, line: lineOfNode(lead[0]!), message}];
  }
  if (sections.length === 0 && mark === lead.length - 1) {
    const message =
      'Nothing stands after the summary. List the changes in sections, or say why there are none.';
    return [{file, line: lineOfNode(lead[mark]!), message}];
  }
  return [];
}
