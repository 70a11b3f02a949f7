import type {Answer, Extract, Source} from './answer';

const specialCharacters = /[\\*_[\]<>#|~]/gu;

/** Escapes text for Markdown but keeps inline code. */
const escape = (text: string): string =>
  text
    .split(/(`[^`]*`)/u)
    .map((piece, place) => (place % 2 === 0 ? piece.replace(specialCharacters, '\\$&') : piece))
    .join('');

/** DocSearch shows the text of a link as it is, and only takes the escapes of brackets out. */
const toLink = ({url, titles}: Source): string =>
  `[${titles.join(' › ').replaceAll('`', '').replace(/[[\]]/gu, '\\$&')}](${url})`;

/** A fence that the code doesn't contain. */
function toFence({code, language}: NonNullable<Extract['sample']>): string {
  const runs = code.match(/`{3,}/gu) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map(({length}) => length + 1)));
  return `${fence}${language}\n${code}\n${fence}`;
}

const toParagraphs = ({source, sentences, sample}: Extract): string[] => [
  [...sentences.map(escape), toLink(source)].join(' '),
  ...(sample ? [toFence(sample)] : []),
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
