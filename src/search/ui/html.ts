import type {Ranges} from '../types';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Text that may stand in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character]!);

/** A stretch of a text, and whether it was found. */
export type Stretch = {text: string; isFound: boolean};

/** Cuts a text where what was found in it starts and ends. */
export function cutAtRanges(text: string, ranges: Ranges): Stretch[] {
  let position = 0;
  const stretches = ranges.flatMap(([start, end]) => {
    const before = {text: text.slice(position, start), isFound: false};
    position = end;
    return [before, {text: text.slice(start, end), isFound: true}];
  });
  return [...stretches, {text: text.slice(position), isFound: false}].filter(
    (stretch) => stretch.text !== '',
  );
}

/** HTML of a text in which `<mark>` is the only element. */
export const highlightHtml = (text: string, ranges: Ranges): string =>
  cutAtRanges(text, ranges)
    .map((stretch) => {
      const html = escapeHtml(stretch.text);
      return stretch.isFound ? `<mark>${html}</mark>` : html;
    })
    .join('');
