import {kinds} from './kinds';
import type {Entry, Problem, Section} from './types';

const knownTitles = kinds.map(({title}) => title).join(', ');

const rankOf = ({title}: Section) => kinds.findIndex((kind) => kind.title === title);

function checkSection(section: Section, before: Section[]): string | undefined {
  const kind = kinds[rankOf(section)];
  if (!kind) {
    return `"${section.title}" is no kind of change. Sections are: ${knownTitles}.`;
  }
  if (section.id !== kind.id) {
    return `The heading needs its fixed id. Write: ## ${kind.title} {#${kind.id}}`;
  }
  if (before.some(({title}) => title === section.title)) {
    return `"${section.title}" is there twice. Put the changes of a kind into one section.`;
  }
  const later = before.find((other) => rankOf(other) > rankOf(section));
  if (later) {
    return `"${section.title}" has to stand before "${later.title}" (line ${later.line}). The order is: ${knownTitles}.`;
  }
  return section.nodes.length === 0
    ? `"${section.title}" is empty. List its changes, or remove the heading.`
    : undefined;
}

/** Sections are of known kinds, with their ids, in their order, each once, and none is empty. */
export const checkSections = ({file, sections}: Entry): Problem[] =>
  sections.flatMap((section, index) => {
    const message = checkSection(section, sections.slice(0, index));
    return message ? [{file, line: section.line, message}] : [];
  });
