import {shortestMessages} from '../tuning';
import type {TagIndex} from './load-tags';

/** Colors of a terminal, also after a browser or editor has dropped the escape character. */
const colors = /\u001B?\[\d{1,3}(?:;\d{1,3})*m/gu;

const normalize = (text: string): string =>
  text
    .replace(colors, '')
    .replace(/[`'"“”‘’]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const countLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** The parts of a message between its values: `{name}` and a final `…`. */
type Pattern = {parts: string[]; letters: number};

/** What stands for a value in messages of other software, which are quoted with examples. */
const examples = /[`'"][^`'"]+[`'"]|\(\d+:\d+(?:-\d+:\d+)?\)|\d+/gu;

function patternsOf(message: string): Pattern[] {
  const toPattern = (text: string): Pattern => {
    const parts = text
      .split(/\{[^{}]*\}|…/u)
      .map(normalize)
      .filter(Boolean);
    return {parts, letters: countLetters(parts.join(''))};
  };
  const lines = message
    .split('\n')
    .flatMap((line) => [...new Set([line, line.replaceAll(examples, '{}')])])
    .map(toPattern);
  return [
    toPattern(message),
    ...lines.filter(({letters}) => letters >= shortestMessages.line),
  ].filter(({letters}) => letters >= shortestMessages.whole);
}

/** The patterns of the sections of a tag that explain messages, by the section's index. */
const known = new WeakMap<TagIndex, [number, Pattern[]][]>();

function patternsIn(tagIndex: TagIndex): [number, Pattern[]][] {
  const patterns =
    known.get(tagIndex) ??
    tagIndex.sections.flatMap(({messages}, id): [number, Pattern[]][] =>
      messages ? [[id, messages.flatMap(patternsOf)]] : [],
    );
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

/**
 * Finds the section that explains a message. If the text has several messages, the last one counts,
 * because causes come last, and of those in one place the one with the most letters.
 *
 * @param tags to search; the first one with a match counts
 * @param text that contains a message, as copied from a terminal or a browser, with its values
 */
export function findMessage(
  tags: TagIndex[],
  text: string,
): {tagIndex: TagIndex; id: number} | undefined {
  const pasted = normalize(text);
  if (pasted.length < shortestMessages.whole) {
    return undefined;
  }
  for (const tagIndex of tags) {
    let best: {id: number; letters: number; start: number; end: number} | undefined;
    for (const [id, patterns] of patternsIn(tagIndex)) {
      for (const pattern of patterns) {
        const {letters} = pattern;
        const span = spanIn(pasted, pattern);
        const isLater = span && best && span.start >= best.end;
        const isBefore = span && best && span.end <= best.start;
        if (span && (!best || isLater || (!isBefore && letters > best.letters))) {
          best = {id, letters, ...span};
        }
      }
    }
    if (best) {
      return {tagIndex, id: best.id};
    }
  }
  return undefined;
}
