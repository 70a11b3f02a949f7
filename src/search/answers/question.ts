import {readConcepts, type Concept} from '../language/concepts';

export type Question = {
  text: string;
  concepts: Concept[];
  /** A question for a value or a reason is answered by a sentence, without a sample. */
  wantsSample: boolean;
};

const wantsSample = (text: string) =>
  !/^\W*(?:why|when|who|what (?:is|are|does)|which (?:port|version|file|types)|how (?:many|much|long)|are|does|do)\b/iu.test(
    text,
  );

/** Finds out what a question is about. */
export const understand = (text: string): Question => ({
  text,
  concepts: readConcepts(text),
  wantsSample: wantsSample(text),
});
