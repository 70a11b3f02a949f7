import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {groupBy} from '../../search/group-by';

/** What readers ask. */
export type Question = {
  question: string;
  /** Anchor of the section that answers it, without a sign before it. */
  heading: string;
  /** How the statement begins that answers it, if one of the section does so by itself. */
  answer?: string;
  /** A line of the code sample that shows it, as no other sample of the section has it. */
  sample?: string;
};

/** What readers ask that a page answers, by the heading. */
export type PageQuestions = ReadonlyMap<string, Question[]>;

const isQuestion = (value: unknown): value is Question => {
  const {question, heading, answer = '', sample = ''} = (value ?? {}) as Record<string, unknown>;
  return [question, heading, answer, sample].every((each) => typeof each === 'string');
};

/**
 * Reads the questions of a doc.
 *
 * @param folder with a YAML file a doc
 * @param docId names the file
 * @throws when the file is no list of questions with their headings
 */
export function readQuestions(folder: string, docId: string): PageQuestions {
  const file = path.join(folder, `${docId}.yml`);
  if (!existsSync(file)) {
    return new Map();
  }
  const entries = load(readFileSync(file, 'utf8'), {filename: file});
  if (!Array.isArray(entries) || !entries.every(isQuestion)) {
    throw new Error(
      `Search index: ${file} shall be a list whose entries have a "question" and the "heading" that answers it, and may have the beginning of the "answer" there and a line of the "sample".`,
    );
  }
  return groupBy(entries, ({heading}) => heading);
}
