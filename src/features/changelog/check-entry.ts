import path from 'node:path';
import type {RootContent} from 'mdast';
import semver from 'semver';
import {checkDuplicates, checkItems} from './check-items';
import {checkContributors, checkPullRequests, lineOfNode} from './check-links';
import {kinds} from './kinds';
import type {Entry, Problem, Section} from './types';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** YAML reads February 31 as March 3, so the date has to be compared with its source text. */
function isDate(value: unknown, written = ''): boolean {
  return (
    value instanceof Date &&
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/u.test(written) &&
    value.toISOString().startsWith(written.replace('Z', ''))
  );
}

/**
 * Checks the front matter of an entry: the file name is the version, `title` and `slug` match it,
 * and `date`, `description` and `authors` are present.
 */
function checkFrontMatter({file, frontMatter, lineOf, rawValueOf}: Entry): Problem[] {
  const {title, slug, date, description, authors} = frontMatter;
  const version = path.posix.basename(file, path.posix.extname(file));
  if (semver.valid(version) !== version || path.posix.extname(file) !== '.md') {
    return [
      {
        line: 1,
        message:
          "The file name isn't a version. Rename the file to <version>.md, such as 3.9.2.md or 4.0.0-beta.1.md.",
      },
    ];
  }
  const rules: [field: string, isRight: boolean, message: string][] = [
    [
      'title',
      title === version,
      `"title" must be the version in the file name. Write: title: "${version}"`,
    ],
    [
      'slug',
      slug === `/${version}`,
      `"slug" must be a slash and the version. Write: slug: /${version}`,
    ],
    [
      'date',
      isDate(date, rawValueOf('date')),
      '"date" must be the day of the release. Write it as 2025-10-17, or with a time in UTC as 2025-10-17T01:00:00Z.',
    ],
    [
      'description',
      isText(description),
      '"description" must say in a sentence what the release is about, for feeds and search engines.',
    ],
    [
      'authors',
      Array.isArray(authors) && authors.length > 0 && authors.every(isText),
      '"authors" must list the keys in authors.yml of those who wrote the entry. Write: authors: [changelog-desk]',
    ],
  ];
  return rules
    .filter(([, isRight]) => !isRight)
    .map(([field, , message]) => ({line: lineOf(field), message}));
}

const isTruncateMark = (node: RootContent) =>
  node.type === 'html' && /^<!--\s*truncate\s*-->$/u.test(node.value);

/**
 * Checks that an entry starts with a summary, followed by a truncate marker. A release without
 * changes of its own has no sections and says after the marker where its changes are.
 */
function checkLead({lead, sections}: Entry): Problem[] {
  const mark = lead.findIndex(isTruncateMark);
  if (mark === -1) {
    const line = sections[0]?.line ?? 1;
    const message =
      'The summary has no end. Put <!-- truncate --> on its own line between the summary and the first section.';
    return [{line, message}];
  }
  if (mark === 0) {
    const message =
      'The entry has no summary. Describe the release in a few sentences before the truncate marker.';
    return [{line: lineOfNode(lead[0]!), message}];
  }
  if (sections.length === 0 && mark === lead.length - 1) {
    const message = 'The entry has no changes. List them in sections, or say why there are none.';
    return [{line: lineOfNode(lead[mark]!), message}];
  }
  return [];
}

const knownTitles = kinds.map(({title}) => title).join(', ');

const rankOf = ({title}: Section) => kinds.findIndex((kind) => kind.title === title);

function checkSection(section: Section, before: Section[]): string | undefined {
  const kind = kinds[rankOf(section)];
  if (!kind) {
    return `"${section.title}" isn't a kind of change. Use one of: ${knownTitles}.`;
  }
  if (section.id !== kind.id) {
    return `The heading needs its fixed id. Write: ## ${kind.title} {#${kind.id}}`;
  }
  if (before.some(({title}) => title === section.title)) {
    return `"${section.title}" appears twice. Combine the two sections.`;
  }
  const later = before.find((other) => rankOf(other) > rankOf(section));
  if (later) {
    return `"${section.title}" must come before "${later.title}" (line ${later.line}). The order is: ${knownTitles}.`;
  }
  return section.nodes.length === 0
    ? `"${section.title}" is empty. List its changes, or remove the heading.`
    : undefined;
}

/**
 * Checks that sections are known kinds with the right IDs, in order, without duplicates and not
 * empty.
 */
const checkSections = ({sections}: Entry): Problem[] =>
  sections.flatMap((section, index) => {
    const message = checkSection(section, sections.slice(0, index));
    return message ? [{line: section.line, message}] : [];
  });

const checks = [
  checkFrontMatter,
  checkLead,
  checkSections,
  checkItems,
  checkDuplicates,
  checkPullRequests,
  checkContributors,
];

/** Returns all problems of an entry in line order. */
export const checkEntry = (entry: Entry): Problem[] =>
  checks.flatMap((check) => check(entry)).sort((a, b) => a.line - b.line);
