import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** What readers ask that a page answers: by the anchor of the section, without a sign before it. */
export type PageQuestions = Map<string, string[]>;

type Entry = {question: string; heading: string};

const isEntry = (value: unknown): value is Entry =>
  typeof (value as Partial<Entry> | null)?.question === 'string' &&
  typeof (value as Partial<Entry>).heading === 'string';

/**
 * Reads the questions of a doc.
 *
 * @param folder with a YAML file a doc
 * @param docId names the file
 * @throws when the file is no list of questions with their headings
 */
export function readQuestions(folder: string, docId: string): PageQuestions {
  const file = path.join(folder, `${docId}.yml`);
  const questions: PageQuestions = new Map();
  if (!existsSync(file)) {
    return questions;
  }
  const entries = load(readFileSync(file, 'utf8'), {filename: file});
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    throw new Error(
      `Search index: ${file} shall be a list whose entries have a "question" and the "heading" that answers it.`,
    );
  }
  for (const {question, heading} of entries) {
    questions.set(heading, [...(questions.get(heading) ?? []), question]);
  }
  return questions;
}
