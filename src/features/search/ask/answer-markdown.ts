import type {Answer, Extract, Source} from './answer';

/** DocSearch shows the text of a link as it is, and only takes the escapes of brackets out. */
const toLink = ({url, titles}: Source): string =>
  `[${titles.join(' › ').replaceAll('`', '').replace(/[[\]]/gu, '\\$&')}](${url})`;

const toParagraphs = ({source, quotes, isCut}: Extract): string[] => [
  `### ${toLink(source)}`,
  ...quotes.flatMap(({url, title, blocks}) => [
    ...(url === source.url ? [] : [`#### ${toLink({url, titles: [title]})}`]),
    ...blocks,
  ]),
  ...(isCut ? ['…'] : []),
];

/**
 * Converts an answer to Markdown paragraphs.
 *
 * @param answer
 * @param area the docs that were searched, such as `Docs 3.9.2`
 */
export function toMarkdown({extracts, nearest}: Answer, area: string): string[] {
  if (extracts.length === 0) {
    const links = nearest.map((source) => `- ${toLink(source)}`).join('\n');
    const refusal = `**${area}** doesn’t answer this question.`;
    return links ? [refusal, 'The closest sections are:', links] : [refusal];
  }
  return [`Quoted from **${area}**:`, ...extracts.flatMap(toParagraphs)];
}
