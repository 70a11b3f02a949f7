import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {Nodes} from 'mdast';
import semver from 'semver';
import {contributorsId, kinds, maintenanceId, maintenanceLabels} from './kinds';
import {itemsOf, type Section} from './sections';

type Problem = {line: number; message: string};

const frontMatterOf = (version: string) =>
  Joi.object({
    title: Joi.valid(version).required(),
    slug: Joi.valid(`/${version}`).required(),
    date: Joi.date().required(),
    description: Joi.string().required(),
    authors: Joi.array().items(Joi.string()).min(1).required(),
  }).unknown();

/** Checks that the file name is the version, and that the front matter has it and is complete. */
function checkFrontMatter(file: string, frontMatter: object): string[] {
  const version = path.basename(file, '.md');
  if (semver.valid(version) !== version) {
    return [
      "The file name isn't a version. Rename the file to <version>.md, such as 3.9.2.md or 4.0.0-beta.1.md.",
    ];
  }
  const {error} = frontMatterOf(version).validate(frontMatter, {abortEarly: false});
  return error?.details.map(({message}) => `In the front matter, ${message}.`) ?? [];
}

const headings = kinds.map(({id, title}) => `## ${title} {#${id}}`);

const rankOf = ({id, title}: Section) =>
  kinds.findIndex((kind) => kind.id === id && kind.title === title);

/** Checks that sections are kinds of change, in their order. */
const checkHeadings = (sections: Section[]): Problem[] =>
  sections.flatMap((section, index) =>
    rankOf(section) > Math.max(-1, ...sections.slice(0, index).map(rankOf))
      ? []
      : {
          line: section.line,
          message: `"${section.title}" isn't one of these headings, in this order:\n  ${headings.join('\n  ')}`,
        },
  );

// What `shorten` leaves of a link.
const pull = '⌘';
const person = '☺';

/** Replaces well-formed links by signs, which keeps the patterns of whole lines short. */
const shorten = (source: string): string =>
  source
    .replace(/`[^`]*`/gu, '')
    .replace(/\[#(\d+)\]\(https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/pull\/\1\)/gu, pull)
    .replace(/\[([A-Za-z\d-]+)\]\(https:\/\/github\.com\/\1\)/gu, person);

const list = (item: string) => `${item}(?:, ${item})*`;

const pullLink = '[#1234](https://github.com/facebook/docusaurus/pull/1234)';
const profile = '[handle](https://github.com/handle)';

type Form = {pattern: RegExp; example: string};

/** A fix or an improvement in a stable release. */
const described: Form = {
  pattern: new RegExp(
    String.raw`^- ${list(String.raw`\*\*[\w -]+\*\*`)}: .+\. ${list(pull)} by (?:${list(person)}|an unknown author)$`,
    'su',
  ),
  example: `- **core**: Links work. ${pullLink} by ${profile}`,
};

/** The items of these sections. */
const itemForms = (isStable: boolean): Record<string, Form> => ({
  ...(isStable && {'bug-fixes': described, performance: described, polish: described}),
  [maintenanceId]: {
    pattern: new RegExp(String.raw`^- \*\*(?:${maintenanceLabels.join('|')})\*\*: `, 'u'),
    example: maintenanceLabels.map((label) => `- **${label}**: …`).join(' or '),
  },
});

/** The only paragraph of the contributors. */
const contributors: Form = {
  pattern: new RegExp(String.raw`^${list(String.raw`${person}(?: \([^${person}]+\))?`)}\.$`, 'su'),
  example: `${profile} (Name), ${profile}.`,
};

/**
 * Returns all problems of an entry.
 *
 * @param file its path
 * @param source its text
 * @param frontMatter
 * @param sections of the source
 */
export function checkEntry(
  file: string,
  source: string,
  frontMatter: object,
  sections: Section[],
): Problem[] {
  const problems = [
    ...checkFrontMatter(file, frontMatter).map((message) => ({line: 1, message})),
    ...checkHeadings(sections),
  ];
  const forms = itemForms(!semver.prerelease(path.basename(file, '.md')));
  for (const {id = '', nodes} of sections) {
    const items: Nodes[] = itemsOf(nodes);
    for (const block of nodes.flatMap((node) => (node.type === 'list' ? node.children : node))) {
      const {start, end} = block.position!;
      const text = source.slice(start.offset, end.offset);
      const shortText = shorten(text);
      const form = id === contributorsId ? contributors : items.includes(block) && forms[id];
      const hasBadLink = block.type !== 'code' && /#\d+\b|\/pull\//u.test(shortText);
      const example = form && !form.pattern.test(shortText) ? form.example : hasBadLink && pullLink;
      if (example) {
        problems.push({line: start.line, message: `This isn't written as ${example}: ${text}`});
      }
    }
  }
  return problems.sort((a, b) => a.line - b.line);
}
