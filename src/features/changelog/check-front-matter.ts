import path from 'node:path';
import semver from 'semver';
import type {Entry, Problem} from './types';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** YAML turns 31 February into a day of March; what is written has to be the day that is meant. */
function isDate(value: unknown, written = ''): boolean {
  return (
    value instanceof Date &&
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/u.test(written) &&
    value.toISOString().startsWith(written.replace('Z', ''))
  );
}

/**
 * Holds the front matter of an entry against the rules: the file is named after its version,
 * `title` and `slug` repeat it, and `date`, `description` and `authors` are there.
 */
export function checkFrontMatter({file, frontMatter, lineOf, rawValueOf}: Entry): Problem[] {
  const {title, slug, date, description, authors} = frontMatter;
  const version = path.posix.basename(file, path.posix.extname(file));
  if (semver.valid(version) !== version || path.posix.extname(file) !== '.md') {
    return [
      {
        file,
        line: 1,
        message:
          'The file is not named after a version. Call it <version>.md, such as 3.9.2.md or 4.0.0-beta.1.md.',
      },
    ];
  }
  const rules: [field: string, isRight: boolean, message: string][] = [
    [
      'title',
      title === version,
      `"title" has to be the version in the file's name. Write: title: "${version}"`,
    ],
    [
      'slug',
      slug === `/${version}`,
      `"slug" has to be a slash and the version. Write: slug: /${version}`,
    ],
    [
      'date',
      isDate(date, rawValueOf('date')),
      '"date" has to be the day of the release. Write it as 2025-10-17, or with a time in UTC as 2025-10-17T01:00:00Z.',
    ],
    [
      'description',
      isText(description),
      '"description" has to say in a sentence what the release is about, for feeds and search engines.',
    ],
    [
      'authors',
      Array.isArray(authors) && authors.length > 0 && authors.every(isText),
      '"authors" has to list who wrote the entry, by keys of authors.yml. Write: authors: [changelog-desk]',
    ],
  ];
  return rules
    .filter(([, isRight]) => !isRight)
    .map(([field, , message]) => ({file, line: lineOf(field), message}));
}
