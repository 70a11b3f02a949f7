import type {AnswerPart, Citation, Exchange} from '../types';

const titleOf = ({titles}: Citation) => titles.join(' › ');

/** Characters that would be read as Markdown. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');

/** A fence that is longer than those within. */
function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** The sections that an answer names, each once, in the order of their numbers. */
export function citationsOf(answer: AnswerPart[]): Citation[] {
  const all = answer.flatMap((part) => {
    if (part.type === 'not-found') {
      return part.nearest;
    }
    return 'citation' in part ? part.citation : [];
  });
  return [...new Map(all.map((citation) => [citation.number, citation])).values()].sort(
    (a, b) => a.number - b.number,
  );
}

/**
 * An answer for the clipboard.
 *
 * @param origin of the site, such as `https://docs.example.com`, so that links work elsewhere
 * @returns Markdown: statements with numbered links, code, and the list of sections
 */
export function answerMarkdown({question, answer}: Exchange, origin: string): string {
  const link = ({number, url}: Citation) => `[${number}](${origin}${url})`;
  const body = answer.flatMap((part) => {
    switch (part.type) {
      case 'statement':
        return `${escapeMarkdown(part.text)} ${link(part.citation)}`;
      case 'code':
        return [fenced(part.code, part.language), `From ${link(part.citation)}`];
      case 'not-found':
        return 'Not found in these docs. Nearest sections:';
      default:
        return [];
    }
  });
  const sources = citationsOf(answer).map(
    (citation) =>
      `${citation.number}. [${escapeMarkdown(titleOf(citation))}](${origin}${citation.url})`,
  );
  return [`**${escapeMarkdown(question)}**`, ...body, sources.join('\n')].join('\n\n').trim();
}
