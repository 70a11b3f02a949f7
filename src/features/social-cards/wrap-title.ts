type Measure = (text: string) => number;

type WrappedTitle = {
  lines: string[];
  /** True if a name was too long for a line and had to be broken at a separator. */
  hasBrokenName: boolean;
  /** True if words were omitted, or a word without a separator had to be broken. */
  isForced: boolean;
};

/**
 * Splits words that are too long for a line into parts, for example at the separators of
 * `@docusaurus/plugin-pwa`.
 */
const splitWords = (words: string[], maxWidth: number, measure: Measure) =>
  words
    .flatMap((word) =>
      measure(word.trimEnd()) > maxWidth ? word.match(/[^/_-]*(?:[/_-]+\s*|$)/gu)! : [word],
    )
    .filter(Boolean);

/** The longest prefix that fits, with at least one character. */
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

/** Truncates a line to make room for an ellipsis. */
function endWithEllipsis(line: string, maxWidth: number, measure: Measure): string {
  let text = line;
  while (text && measure(`${text}…`) > maxWidth) {
    text = /\s/u.test(text) ? text.replace(/\s+\S+$/u, '') : [...text].slice(0, -1).join('');
  }
  return `${text.replace(/[\s.,:;/_-]+$/u, '')}…`;
}

/**
 * Finds the smallest width that needs the same number of lines, so that the last line isn't a
 * single word.
 */
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
 * Breaks a title into lines of similar width.
 *
 * @param title with at least one character
 * @param maxWidth of a line in the unit of `measure`
 * @param maxLines longer titles are truncated
 * @param measure returns the width of a text
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
