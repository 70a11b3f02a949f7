type Measure = (text: string) => number;

export type WrappedTitle = {
  lines: string[];
  /** True when a name is too long for a line, so that it goes on after one of its joints. */
  hasBrokenName: boolean;
  /** True when words are left out, or a word had to be broken where it has no joint. */
  isForced: boolean;
};

/**
 * What a title can be broken into: words, and the parts of a name such as
 * `@docusaurus/plugin-pwa` where it is too long for a line.
 */
const splitWords = (words: string[], maxWidth: number, measure: Measure) =>
  words
    .flatMap((word) =>
      measure(word.trimEnd()) > maxWidth ? word.match(/[^/_-]*(?:[/_-]+\s*|$)/gu)! : [word],
    )
    .filter(Boolean);

/** The longest start of a text that fits; one character at least. */
function fittingStart(text: string, maxWidth: number, measure: Measure): string {
  const characters = [...text];
  let length = characters.length;
  while (length > 1 && measure(characters.slice(0, length).join('')) > maxWidth) {
    length -= 1;
  }
  return characters.slice(0, length).join('');
}

function fillLines(pieces: string[], maxWidth: number, measure: Measure) {
  const lines: string[] = [];
  let isForced = false;
  let line = '';
  for (const piece of pieces) {
    if (measure((line + piece).trimEnd()) <= maxWidth) {
      line += piece;
      continue;
    }
    lines.push(line);
    line = piece;
    while (measure(line.trimEnd()) > maxWidth) {
      isForced = true;
      const start = fittingStart(line, maxWidth, measure);
      lines.push(start);
      line = line.slice(start.length);
    }
  }
  return {
    lines: [...lines, line].map((full) => full.trimEnd()).filter(Boolean),
    isForced,
  };
}

/** Leaves out as many words at the end of a line as the ellipsis takes, or letters of a single one. */
function endWithEllipsis(line: string, maxWidth: number, measure: Measure): string {
  let text = line;
  while (text && measure(`${text}…`) > maxWidth) {
    text = /\s/u.test(text) ? text.replace(/\s+\S+$/u, '') : [...text].slice(0, -1).join('');
  }
  return `${text.replace(/[\s.,:;/_-]+$/u, '')}…`;
}

/** The narrowest width that needs no more lines, so that no word is left alone on the last one. */
function balance(lines: string[], pieces: string[], maxWidth: number, measure: Measure): string[] {
  let best = lines;
  const step = maxWidth / 80;
  for (let width = maxWidth - step; width > maxWidth / 2; width -= step) {
    const narrower = fillLines(pieces, width, measure);
    if (narrower.isForced || narrower.lines.length > lines.length) {
      break;
    }
    best = narrower.lines;
  }
  return best;
}

/**
 * Breaks a title into lines of about the same width.
 *
 * @param title has a character at least
 * @param maxWidth of a line, in the unit of `measure`
 * @param maxLines what is beyond them ends in an ellipsis
 * @param measure gives the width of a text
 */
export function wrapTitle(
  title: string,
  maxWidth: number,
  maxLines: number,
  measure: Measure,
): WrappedTitle {
  const text = title.trim().replace(/\s+/gu, ' ');
  const words: string[] = text.match(/\S+\s*/gu)!;
  const pieces = splitWords(words, maxWidth, measure);
  const hasBrokenName = pieces.length > words.length;
  const {lines, isForced} = fillLines(pieces, maxWidth, measure);
  if (lines.length > maxLines) {
    const kept = lines.slice(0, maxLines);
    const last = endWithEllipsis(kept.at(-1)!, maxWidth, measure);
    return {lines: [...kept.slice(0, -1), last], hasBrokenName, isForced: true};
  }
  return {
    lines: isForced ? lines : balance(lines, pieces, maxWidth, measure),
    hasBrokenName,
    isForced,
  };
}
