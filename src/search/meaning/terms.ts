import {tellingStemsOf} from '../language/words';
import {proseOf, type IndexedSection} from '../sections';

/** Stems, and how much each says of what a text is about. */
export type TermWeights = ReadonlyMap<string, number>;

const titleWeight = 3;
const questionWeight = 1.5;

/** What says a thing ten times does not say ten times as much of it. */
const damp = (counts: TermWeights): TermWeights =>
  new Map([...counts].map(([term, count]) => [term, 1 + Math.log(Math.max(1, count))]));

function countTerms(texts: [text: string, weight: number][]): TermWeights {
  const counts = new Map<string, number>();
  for (const [text, weight] of texts) {
    for (const term of tellingStemsOf(text)) {
      counts.set(term, (counts.get(term) ?? 0) + weight);
    }
  }
  return damp(counts);
}

export const termsOfText = (text: string): TermWeights => countTerms([[text, 1]]);

/** What a section is about. Its code is left out, whose words are those of the language. */
export const termsOfSection = ({
  titles,
  blocks = [],
  questions = [],
}: IndexedSection): TermWeights =>
  countTerms([
    [titles.at(-1) ?? '', titleWeight],
    [titles.slice(0, -1).join('\n'), 1],
    [proseOf(blocks), 1],
    [questions.map(([text]) => text).join('\n'), questionWeight],
  ]);
