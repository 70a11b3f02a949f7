import {termsOf} from '../language/tokenize';
import {proseOf, type IndexedSection} from '../sections';

/** Its terms are read when they are needed first. */
export type Line = {text: string; terms?: readonly string[]};

export const termsOfLine = (line: Line): readonly string[] => (line.terms ??= termsOf(line.text));

/** A reader types letter by letter, and sees the same sections again. */
function keepLines(textsOf: (section: IndexedSection) => string[]) {
  const known = new WeakMap<IndexedSection, Line[]>();
  return (section: IndexedSection): Line[] => {
    const lines = known.get(section) ?? textsOf(section).map((text) => ({text}));
    known.set(section, lines);
    return lines;
  };
}

export const proseLinesOf = keepLines(({blocks = []}) => proseOf(blocks).split('\n'));

export const descriptionLinesOf = keepLines(({description}) => (description ? [description] : []));

export const codeLinesOf = keepLines(({samples = []}) =>
  samples.flatMap(({code}) => code.split('\n')).map((each) => each.trim()),
);
