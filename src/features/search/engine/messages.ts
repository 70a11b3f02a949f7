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

function patternsOf(message: string): Pattern[] {
  const toPattern = (text: string): Pattern => {
    const parts = text
      .split(/\{[^{}]*\}|…/u)
      .map(normalize)
      .filter(Boolean);
    return {parts, letters: countLetters(parts.join(''))};
  };
  const lines = message.split('\n').map(toPattern);
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

function isIn(text: string, {parts}: Pattern): boolean {
  let place = 0;
  return parts.every((part) => {
    const found = text.indexOf(part, place);
    place = found + part.length;
    return found !== -1;
  });
}

/**
 * Finds the section that explains a message.
 *
 * @param tags to search; the first one with a match counts
 * @param text that contains a message, as copied from a terminal or a browser, with its values
 * @returns the section whose message has the most letters in common with the text
 */
export function findMessage(
  tags: TagIndex[],
  text: string,
): {tagIndex: TagIndex; id: number} | undefined {
  const pasted = normalize(text);
  for (const tagIndex of tags) {
    let best: {id: number; letters: number} | undefined;
    for (const [id, patterns] of patternsIn(tagIndex)) {
      for (const pattern of patterns) {
        if (pattern.letters > (best?.letters ?? 0) && isIn(pasted, pattern)) {
          best = {id, letters: pattern.letters};
        }
      }
    }
    if (best) {
      return {tagIndex, id: best.id};
    }
  }
  return undefined;
}
