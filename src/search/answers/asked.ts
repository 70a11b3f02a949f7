import {createLikeness, type WeighedConcept} from '../engine/likeness';
import {readStems} from '../engine/section-texts';
import {createVocabulary} from '../language/vocabulary';
import type {Passage} from './passages';

/** How alike a question is to what readers ask that a piece of a passage answers, from 0 to 1. */
export type Asked = {
  /** @param place of a statement, or of a sample */
  ofStatement(place: number): number;
  ofSample(place: number): number;
};

/**
 * @param passage
 * @param concepts of the question
 */
export function readAsked({questions = []}: Passage, concepts: WeighedConcept[]): Asked {
  const statements = new Map<number, number>();
  const samples = new Map<number, number>();
  const keep = (map: Map<number, number>, place: number | null | undefined, likeness: number) => {
    if (typeof place === 'number') {
      map.set(place, Math.max(likeness, map.get(place) ?? 0));
    }
  };
  const vocabulary = createVocabulary();
  const texts = questions.map(([text]) => readStems(text, vocabulary));
  const likenessOf = createLikeness(concepts, vocabulary);
  for (const [place, [, statement, sample]] of questions.entries()) {
    const likeness = likenessOf(texts[place]!);
    keep(statements, statement, likeness);
    keep(samples, sample, likeness);
  }
  return {
    ofStatement: (place) => statements.get(place) ?? 0,
    ofSample: (place) => samples.get(place) ?? 0,
  };
}
