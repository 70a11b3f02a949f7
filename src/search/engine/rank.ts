import {optionLevel} from '../index-format';
import type {Concept} from '../language/concepts';
import type {IndexedSection} from '../sections';
import {findSections, type FoundSection} from './find-sections';
import {likenessOf, type WeighedConcept} from './likeness';
import type {SectionTexts, TagIndex} from './tag-index';
import {termsMeant, weighConcepts} from './weigh-concepts';

// The shares below were tuned with the queries in `eval/` that are not for the figures, by
// `npm run eval:search`.

/** What a title, or a question of readers, adds when it is the query. */
const questionShare = 2;
const titleShare = 0.3;
const pageTitleShare = 0.3;
const pathShare = 0.5;

/** What a section adds that means what the query does. */
const meaningShare = 3;

/** A page that is about the query comes before a section of another that mentions it. */
const startShare = 1.6;
/** An option is seldom all that was meant. */
const optionShare = 0.9;
/** What is not of the context comes after what is as good. */
const othersShare = 0.7;

/** How much the sections of a page count for its place, after the one before each. */
const nextShare = 0.7;

/** What covers little of a query counts less, but not as much less as it covers less. */
const firmnessPower = 0.5;

/** How much of a query a section must have, so that it counts as found; short ones in full. */
const neededOf = (conceptCount: number) => (conceptCount < 3 ? 1 : 0.3);

/** How many of the first are looked at closely. */
const lookedAt = 100;

/** Sections of a page that stand together; others of it come after those of all pages. */
const groupSize = 5;

const isStart = ({position}: IndexedSection) => position === 0;

/** How much more a section is worth for what its titles say, and readers ask that it answers. */
function closenessOf({title, page, path, questions}: SectionTexts, concepts: WeighedConcept[]) {
  const like = (text: ReadonlySet<string>) => likenessOf(text, concepts);
  const asked = Math.max(0, ...questions.map(like));
  return (
    (1 + questionShare * asked) *
    (1 + titleShare * like(title)) *
    (1 + pageTitleShare * like(page)) *
    (1 + pathShare * like(path))
  );
}

/**
 * Finds the sections of a tag that have anything of a query.
 *
 * @returns all of them, the best first
 */
export function scoreSections(index: TagIndex, concepts: WeighedConcept[]): FoundSection[] {
  const found = [...findSections(index, concepts)];
  for (const [, each] of found) {
    each.score *= each.firmness ** firmnessPower;
  }
  found.sort((a, b) => b[1].score - a[1].score);
  const nearness = index.nearnessTo(termsMeant(concepts));
  for (const [id, each] of found.slice(0, lookedAt)) {
    each.nearness = nearness.ofSection(id);
    each.score *= closenessOf(index.textsOf(id), concepts) * (1 + meaningShare * each.nearness);
  }
  return found.map(([, each]) => each);
}

function worthOf({position, level}: IndexedSection): number {
  if (position === 0) {
    return startShare;
  }
  return level === optionLevel ? optionShare : 1;
}

/** Puts the sections of a page together, its start first, and the best page first. */
function groupByPage(found: FoundSection[]) {
  const pages = new Map<string, FoundSection[]>();
  for (const each of [...found].sort((a, b) => b.score - a.score)) {
    const {page} = each.section;
    const known = pages.get(page);
    if (known) {
      known.push(each);
    } else {
      pages.set(page, [each]);
    }
  }
  const valueOf = (sections: FoundSection[]) =>
    sections
      .slice(0, groupSize)
      .reduce((sum, {score}, place) => sum + score * nextShare ** place, 0);
  const groups = [...pages.values()]
    .map((sections) => ({value: valueOf(sections), sections}))
    .sort((a, b) => b.value - a.value)
    .map(({sections}) => [
      ...sections.filter(({section}) => isStart(section)),
      ...sections.filter(({section}) => !isStart(section)),
    ]);
  return [
    ...groups.flatMap((sections) => sections.slice(0, groupSize)),
    ...groups.flatMap((sections) => sections.slice(groupSize)),
  ];
}

/**
 * Finds the sections that match a query.
 *
 * @param first what the context names; its sections come before others that are as good
 * @param others
 * @param concepts of the query
 * @returns all of them, the best first; those of a page stand together
 */
export function rankSections(
  first: TagIndex[],
  others: TagIndex[],
  concepts: Concept[],
): FoundSection[] {
  const weighed = weighConcepts([...first, ...others], concepts);
  const found = [...first, ...others].flatMap((index) => {
    const scored = scoreSections(index, weighed);
    const share = first.includes(index) ? 1 : othersShare;
    for (const each of scored) {
      each.score *= share * worthOf(each.section);
    }
    return scored;
  });
  const most = Math.max(...found.map(({coverage}) => coverage), 0);
  const needed = Math.min(neededOf(concepts.length), most) - 1e-9;
  return groupByPage(found.filter(({coverage}) => coverage >= needed));
}
