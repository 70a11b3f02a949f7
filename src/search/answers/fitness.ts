import {optionLevel} from '../index-format';
import type {IndexedSection} from '../sections';

/** Sections that lead on to others. */
const leadsOn = /#(?:next|see-also|related|next-steps|where-to-go-next)$/u;

/** Sections about failures, for questions about failures. */
const aboutFailure = /#(?:troubleshooting|pitfalls|problems|errors|silent|[\w-]+-pitfalls)$/u;
const asksAboutFailure =
  /\b(?:why|errors?|fail\w*|wrong|problems?|crash\w*|broken|not|doesn't|isn't|says)\b/iu;

/** Pages for those who come from another version or product. */
const forMigration = /\/migration\//u;
const asksAboutMigration = /\b(?:migrat\w*|upgrad\w*|v?[12]\b|version [12]|old site)/iu;

const asksHow = /^\W*how (?:do|can|to)\b/iu;

/** "What is swizzling?": the start of a page says it. */
const asksWhat = /^\W*what (?:is|are) (?:an? |the )?[\w-]+(?: [\w-]+)?\W*$/iu;

/** What a passage is worth for a question, apart from its words: 1 at most, but for definitions. */
export function fitness({url, page, position}: IndexedSection, question: string): number {
  if (leadsOn.test(url)) {
    return 0.4;
  }
  const isAside =
    (aboutFailure.test(url) && !asksAboutFailure.test(question)) ||
    (forMigration.test(page) && !asksAboutMigration.test(question));
  // A guide tells how; a reference tells what there is.
  const isReference = page.includes('/api/') && asksHow.test(question);
  const isDefinition = position === 0 && asksWhat.test(question);
  return (isAside ? 0.8 : 1) * (isReference ? 0.85 : 1) * (isDefinition ? 4 : 1);
}

/** The table of options that a passage is a row of. */
export const tableOf = ({level, page, titles}: IndexedSection): string | undefined =>
  level === optionLevel ? [page, ...titles.slice(0, -1)].join('\n') : undefined;
