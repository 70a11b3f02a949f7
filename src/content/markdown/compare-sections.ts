import {diffArrays, diffWords} from 'diff';
import type {Line} from './read-sections';
import type {SectionText} from './section-texts';

/** Unchanged (`0`), added (`1`) or removed (`-1`) text. */
export type Part = [kind: -1 | 0 | 1, text: string];

/** A line of a changed section. `null` stands for omitted unchanged lines. */
export type LineChange = {parts: Part[]; isCode: boolean} | null;

export type SectionChange = {
  id: string;
  title: string;
  kind: 'added' | 'changed' | 'removed';
  lines: LineChange[];
};

/** The number of unchanged lines around a change. */
const context = 1;

/** The similarity from which two lines count as an edited line. */
const editedFrom = 0.6;

const distinctWords = (line: Line) => new Set(line.text.match(/[\p{L}\p{N}_]+/gu));

/** The share of words that two lines have in common, from 0 to 1. */
function similarity(a: Line, b: Line): number {
  const [left, right] = [distinctWords(a), distinctWords(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return (2 * common) / Math.max(1, left.size + right.size);
}

const whole = (kind: Part[0], {text, isCode}: Line): LineChange => ({
  parts: [[kind, text]],
  isCode,
});

/** Unlike the words of the diff package, `3.9.2` and `future.v4` are one. */
const intlSegmenter = new Intl.Segmenter('en', {granularity: 'word'});

const edited = (before: Line, after: Line): LineChange => ({
  parts: diffWords(before.text, after.text, {intlSegmenter}).map(({value, added, removed}) => [
    added ? 1 : removed ? -1 : 0,
    value,
  ]),
  isCode: after.isCode,
});

/**
 * Compares lines that were removed and added in the same place. Similar lines are shown as edited.
 */
function compareReplaced(removed: Line[], added: Line[]): LineChange[] {
  const changes: LineChange[] = [];
  let [went, came] = [removed, [] as Line[]];
  const flush = (count: number) => {
    changes.push(
      ...went.slice(0, count).map((line) => whole(-1, line)),
      ...came.map((line) => whole(1, line)),
    );
    [went, came] = [went.slice(count), []];
  };
  for (const line of added) {
    const at = went.findIndex(
      (old) => old.isCode === line.isCode && similarity(old, line) >= editedFrom,
    );
    if (at === -1) {
      came.push(line);
    } else {
      flush(at);
      changes.push(edited(went[0]!, line));
      went = went.slice(1);
    }
  }
  flush(went.length);
  return changes;
}

const isUnchanged = (line: LineChange) => line?.parts.every(([kind]) => kind === 0);

/** Omits lines that are far from any change. */
function shorten(lines: LineChange[]): LineChange[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some((l) => !isUnchanged(l)),
  );
  return lines.flatMap((line, index) => {
    if (isNear[index]) {
      return [line];
    }
    return index === 0 || isNear[index - 1] ? [null] : [];
  });
}

const key = ({text, isCode}: Line) => `${isCode}${text}`;

/** @returns the lines with their changes; empty if nothing changed */
function compareLines(before: Line[], after: Line[]): LineChange[] {
  const chunks = diffArrays(before, after, {comparator: (a, b) => key(a) === key(b)});
  const lines: LineChange[] = [];
  let removed: Line[] = [];
  for (const chunk of chunks) {
    if (chunk.removed) {
      removed = chunk.value;
    } else {
      lines.push(
        ...(chunk.added
          ? compareReplaced(removed, chunk.value)
          : [...removed.map((line) => whole(-1, line)), ...chunk.value.map((l) => whole(0, l))]),
      );
      removed = [];
    }
  }
  lines.push(...removed.map((line) => whole(-1, line)));
  return lines.every(isUnchanged) ? [] : shorten(lines);
}

function compareSection(before: SectionText, after: SectionText): SectionChange[] {
  const title =
    before.title === after.title
      ? []
      : [edited({text: before.title, isCode: false}, {text: after.title, isCode: false})];
  const lines = [...title, ...compareLines(before.lines, after.lines)];
  return lines.length > 0 ? [{id: after.id, title: after.title, kind: 'changed', lines}] : [];
}

/**
 * Compares the sections of a page with those in the previous version.
 *
 * Sections are matched by ID, whatever their order.
 *
 * @param before sections of the older page, see `sectionTexts`
 * @param after sections of the newer page
 * @returns changed and added sections in the order of the newer page, then the removed ones
 */
export function compareSections(before: SectionText[], after: SectionText[]): SectionChange[] {
  const ids = (sections: SectionText[]) =>
    new Map(sections.map((section) => [section.id, section]));
  const [old, current] = [ids(before), ids(after)];
  return [
    ...after.flatMap((section): SectionChange[] => {
      const {id, title, lines} = section;
      const same = old.get(id);
      return same
        ? compareSection(same, section)
        : [{id, title, kind: 'added', lines: lines.map((line) => whole(1, line))}];
    }),
    ...before
      .filter(({id}) => !current.has(id))
      .map(({id, title, lines}): SectionChange => ({
        id,
        title,
        kind: 'removed',
        lines: lines.map((line) => whole(-1, line)),
      })),
  ];
}
