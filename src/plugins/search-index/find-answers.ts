import {sentencesOf} from '../../search/answers/sentences';
import {defaultHash, type ReaderQuestion} from '../../search/index-format';
import type {ReadPage} from './read-page';
import type {PageQuestions, Question} from './read-questions';

/** A page, and what readers ask that it answers. */
export type AskedPage = ReadPage & {questions: PageQuestions};

/** A section that readers ask for, by its place in the page. */
type AskedSection = {place: number; asked: Question[]; statements: string[]; samples: string[]};

/** As many as a maintainer looks at before the next build. */
const mostTold = 10;

/** The sections of a page that readers ask for; older versions may lack a heading. */
const askedSections = ({headings, text, code, questions}: AskedPage): AskedSection[] =>
  headings.sections.flatMap(([level, title, hash = defaultHash(level, title)], index) => {
    const asked = questions.get(hash);
    const place = index + 1;
    return asked
      ? {
          place,
          asked,
          statements: sentencesOf(text[place] ?? []).map((sentence) => sentence.text),
          samples: (code[place] ?? []).map((sample) => sample.code),
        }
      : [];
  });

const found = (place: number) => (place === -1 ? undefined : place);

/** The places of what answers a question; undefined for what is not there. */
function findAnswer({answer, sample}: Question, {statements, samples}: AskedSection) {
  const hasLine = (code: string) => code.split('\n').some((line) => line.trim() === sample);
  return {
    statement: found(answer ? statements.findIndex((text) => text.startsWith(answer)) : -1),
    sample: found(sample ? samples.findIndex(hasLine) : -1),
  };
}

function toReaderQuestion(question: Question, section: AskedSection): ReaderQuestion {
  const {statement, sample} = findAnswer(question, section);
  if (sample !== undefined) {
    return [question.question, statement ?? null, sample];
  }
  return statement === undefined ? [question.question] : [question.question, statement];
}

/** What readers ask that the sections of a page answer, by the place of the section. */
export const questionsBySection = (page: AskedPage): Record<number, ReaderQuestion[]> =>
  Object.fromEntries(
    askedSections(page).map((section) => [
      section.place,
      section.asked.map((question) => toReaderQuestion(question, section)),
    ]),
  );

/** What is said to answer a question, and is not there: as a maintainer finds it in the file. */
function lostOf(question: Question, section: AskedSection): string[] {
  const {statement, sample} = findAnswer(question, section);
  return [
    ...(question.answer && statement === undefined ? [`answer: ${question.answer}`] : []),
    ...(question.sample && sample === undefined ? [`sample: ${question.sample}`] : []),
  ];
}

/**
 * Checks that what answers readers' questions is still there.
 *
 * @param pages of all versions
 * @throws when an answer is in no version of its doc, with what to do
 */
export function checkAnswers(pages: AskedPage[]): void {
  const lost = new Map<string, string>();
  const whole = new Set<string>();
  for (const page of pages) {
    for (const section of askedSections(page)) {
      for (const question of section.asked) {
        const key = `${page.docId}.yml, "${question.question}"`;
        const missing = lostOf(question, section);
        if (missing.length > 0) {
          lost.set(key, `${key}: ${missing.join(', ')}`);
        } else {
          whole.add(key);
        }
      }
    }
  }
  const told = [...lost].filter(([key]) => !whole.has(key)).map(([, text]) => text);
  if (told.length > 0) {
    throw new Error(
      `Search index: the answers to ${told.length} of the readers' questions are no longer in their sections. Write how the statement begins now, or a line of the sample, or take them out:\n${told.slice(0, mostTold).join('\n')}`,
    );
  }
}
