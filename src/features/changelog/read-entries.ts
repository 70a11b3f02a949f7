import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkEntry} from './check-entry';
import {readEntry} from './read-entry';
import type {Entry, Problem} from './types';

const isEntryFile = (file: string) => /\.mdx?$/u.test(file) && !/(?:^|\/)_/u.test(file);

/** A file whose front matter is no YAML is a problem like others, so that all are told at once. */
async function readAndCheck(file: string, content: string): Promise<Entry | Problem[]> {
  try {
    const entry = await readEntry(file, content);
    const problems = checkEntry(entry);
    return problems.length > 0 ? problems : entry;
  } catch (error) {
    const {message, mark} = error as Error & {mark?: {line: number}};
    const [reason = ''] = message.split(/ at line \d|\n/u);
    // The parser counts lines from 0.
    const line = (mark?.line ?? 0) + 1;
    return [{file, line, message: `The front matter is no YAML: ${reason}. Mend its syntax.`}];
  }
}

/**
 * Reads every entry of a folder.
 *
 * @param siteDir what paths in messages are relative to
 * @param folder of the entries, relative to it
 * @returns the entries by their version
 * @throws when an entry breaks a rule; the message lists all problems with file and line
 */
export async function readEntries(siteDir: string, folder: string): Promise<Map<string, Entry>> {
  const dir = path.join(siteDir, folder);
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter(isEntryFile)
    .sort();
  const results = await Promise.all(
    files.map((file) =>
      readAndCheck(`${folder}/${file}`, readFileSync(path.join(dir, file), 'utf8')),
    ),
  );
  const problems = results.flatMap((result) => (Array.isArray(result) ? result : []));
  if (problems.length > 0) {
    const list = problems.map(({file, line, message}) => `- ${file}:${line}: ${message}`);
    throw new Error(`Entries of the changelog have to be mended:\n${list.join('\n')}`);
  }
  const entries = results.filter((result): result is Entry => !Array.isArray(result));
  return new Map(entries.map((entry) => [String(entry.frontMatter.title), entry]));
}
