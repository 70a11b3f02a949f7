type Measure = (text: string) => number;

export type WrappedTitle = {
  lines: string[];
  /** True when words are left out, or a word had to be broken where it has no joint. */
  isForced: boolean;
};

/** Words with what ends them: a space, or the joint of a name such as `@docusaurus/plugin-pwa`. */
const pieces = (title: string) => title.match(/[^\s/_-]*(?:[/_-]+|\s+|$)/gu)!.filter(Boolean);

/** The longest start of a text that fits; one character at least. */
function fittingStart(text: string, maxWidth: number, measure: Measure): string {
  const characters = [...text];
  let length = characters.length;
  while (length > 1 && measure(characters.slice(0, length).join('')) > maxWidth) {
    length -= 1;
  }
  return characters.slice(0, length).join('');
}

function fillLines(title: string, maxWidth: number, measure: Measure): WrappedTitle {
  const lines: string[] = [];
  let isForced = false;
  let line = '';
  for (const piece of pieces(title)) {
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

function endWithEllipsis(line: string, maxWidth: number, measure: Measure): string {
  let text = line;
  while (text && measure(`${text}…`) > maxWidth) {
    text = [...text].slice(0, -1).join('');
  }
  return `${text.replace(/[\s.,:;/_-]+$/u, '')}…`;
}

/** The narrowest width that needs no more lines, so that no word is left alone on the last one. */
function balance(title: string, maxWidth: number, measure: Measure): string[] {
  const {lines} = fillLines(title, maxWidth, measure);
  let best = lines;
  for (let width = maxWidth - 10; width > maxWidth / 2; width -= 10) {
    const narrower = fillLines(title, width, measure);
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
 * @param title one line of text
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
  const {lines, isForced} = fillLines(text, maxWidth, measure);
  if (lines.length > maxLines) {
    const kept = lines.slice(0, maxLines);
    const last = endWithEllipsis(kept.at(-1)!, maxWidth, measure);
    return {lines: [...kept.slice(0, -1), last], isForced: true};
  }
  return {lines: isForced ? lines : balance(text, maxWidth, measure), isForced};
}
