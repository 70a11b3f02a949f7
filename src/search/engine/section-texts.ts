import {createVocabulary, type Vocabulary} from '../language/vocabulary';
import {tellingStemsOf} from '../language/words';
import type {IndexedSection} from '../sections';

/**
 * What the sections of a tag say in short: their titles, and what readers ask that they answer. A
 * text is the numbers of its telling stems, each once.
 */
export type SectionTexts = {
  vocabulary: Vocabulary;
  stems: Uint32Array;
  /** Where each text begins among the stems; one more for the end, here and in the next. */
  textStarts: Uint32Array;
  /**
   * By the place of a section: where its texts begin. They are its own title, that of its page, its
   * titles from the page's down, and then the questions.
   */
  sectionStarts: Uint32Array;
};

/** The texts of a section that come before its questions. */
export const titleCount = 3;

/** @returns the numbers of the telling stems of a text, each once */
export const readStems = (text: string, vocabulary: Vocabulary): number[] => [
  ...new Set(tellingStemsOf(text).map((stem) => vocabulary.add(stem))),
];

/** Takes sections one by one, and keeps what they say in short. */
export function createTextCollector() {
  const vocabulary = createVocabulary();
  const stems: number[] = [];
  const textStarts = [0];
  const sectionStarts = [0];
  return {
    add({titles, questions = []}: IndexedSection): void {
      const texts = [titles.at(-1) ?? '', titles[0] ?? '', titles.join(' ')];
      for (const text of [...texts, ...questions.map(([question]) => question)]) {
        stems.push(...readStems(text, vocabulary));
        textStarts.push(stems.length);
      }
      sectionStarts.push(textStarts.length - 1);
    },
    finish: (): SectionTexts => ({
      vocabulary,
      stems: Uint32Array.from(stems),
      textStarts: Uint32Array.from(textStarts),
      sectionStarts: Uint32Array.from(sectionStarts),
    }),
  };
}
