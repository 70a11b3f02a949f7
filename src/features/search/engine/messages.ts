import type {IndexedSection} from '../index-format';
import {messagesOfAnyCause, shortestMessages} from '../tuning';
import type {TagIndex} from './load-tags';

/** Colors of a terminal, also after a browser or editor has dropped the escape character. */
const colors = /\u001B?\[\d{1,3}(?:;\d{1,3})*m/gu;

/** Without what differs between the places where a message is shown: colors, quotes, links, and npm's marks. */
const normalize = (text: string): string =>
  text
    .replace(colors, '')
    .replace(/^npm (?:ERR!|error)/gmu, '')
    .replace(/https?:\/\/\S+/gu, '')
    .replace(/[`'"“”‘’[\]]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const countLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** The parts of a message between its values: `{name}` and a final `…`. */
type Pattern = {parts: string[]; letters: number; startsWithValue: boolean};

/** What stands for a value in messages of other software, which are quoted with examples. */
const examples = /(?<!\p{L})[`'"][^`'"]+[`'"]|\(\d+:\d+(?:-\d+:\d+)?\)|\d+/gu;

function patternsOf(message: string): Pattern[] {
  const toPattern = (text: string): Pattern => {
    const parts = text
      .split(/\{[^{}]*\}|…/u)
      // A message may be quoted without what ends its sentence.
      .map((part) => normalize(part).replace(/[.!:]$/u, ''))
      .filter(Boolean);
    const startsWithValue = /^\W?\{/u.test(text);
    return {parts, letters: countLetters(parts.join('')), startsWithValue};
  };
  const lines = message
    .split('\n')
    .flatMap((line) => [...new Set([line, line.replaceAll(examples, '{}')])])
    .map(toPattern);
  const isLong = ({letters}: Pattern) => letters >= shortestMessages.line;
  const isWhole = (pattern: Pattern) =>
    isLong(pattern) || (!pattern.startsWithValue && pattern.letters >= shortestMessages.whole);
  return [...[toPattern(message)].filter(isWhole), ...lines.filter(isLong)];
}

/** The patterns of the sections of a tag that explain messages, by the section's index. */
const known = new WeakMap<TagIndex, [number, Pattern[]][]>();

function patternsIn(tagIndex: TagIndex): [number, Pattern[]][] {
  const patterns =
    known.get(tagIndex) ??
    Object.entries(tagIndex.messages).map(([id, messages]): [number, Pattern[]] => [
      Number(id),
      messages.flatMap(patternsOf),
    ]);
  known.set(tagIndex, patterns);
  return patterns;
}

/** Where a text has all parts of a pattern, in their order. */
function spanIn(text: string, {parts}: Pattern): {start: number; end: number} | undefined {
  let start: number | undefined;
  let end = 0;
  for (const part of parts) {
    const place = text.indexOf(part, end);
    if (place === -1) {
      return undefined;
    }
    start ??= place;
    end = place + part.length;
  }
  return {start: start ?? 0, end};
}

type Match = {id: number; isOfAnyCause: boolean; letters: number; start: number; end: number};

/** Causes come last. Of messages in one place, the one with the most letters says most. */
function isBetter(match: Match, best: Match): boolean {
  if (match.isOfAnyCause !== best.isOfAnyCause) {
    return best.isOfAnyCause;
  }
  return match.start >= best.end || (match.end > best.start && match.letters > best.letters);
}

/**
 * Finds the section that explains a message. If the text has several messages, the last one counts
 * that says a cause.
 *
 * @param tags to search; the first one with a match counts
 * @param text that contains a message, as copied from a terminal or a browser, with its values
 */
export function findMessage(
  tags: TagIndex[],
  text: string,
): {tagIndex: TagIndex; id: number; section: IndexedSection} | undefined {
  const pasted = normalize(text);
  if (pasted.length < shortestMessages.whole) {
    return undefined;
  }
  for (const tagIndex of tags) {
    let best: Match | undefined;
    for (const [id, patterns] of patternsIn(tagIndex)) {
      const [, heading = ''] = tagIndex.sections[id]!.url.split('#');
      const isOfAnyCause = messagesOfAnyCause.includes(heading);
      for (const pattern of patterns) {
        const span = spanIn(pasted, pattern);
        const match = span && {id, isOfAnyCause, letters: pattern.letters, ...span};
        if (match && (!best || isBetter(match, best))) {
          best = match;
        }
      }
    }
    if (best) {
      return {tagIndex, id: best.id, section: tagIndex.sections[best.id]!};
    }
  }
  return undefined;
}
