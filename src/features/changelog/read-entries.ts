import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parsePage} from '../../content/markdown/parse-page.mjs';
import {checkEntry} from './check-entry';
import {lineOfNode} from './check-links';
import type {Entry, Problem, Section} from './types';

/**
 * Parses a changelog entry without checking it.
 *
 * @param file path relative to the site, with slashes
 * @param content of the file
 * @throws when the front matter isn't valid YAML
 */
export async function readEntry(file: string, content: string): Promise<Entry> {
  const source = content.replaceAll('\r\n', '\n');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  const lead: RootContent[] = [];
  const sections: Section[] = [];
  let fields: string[] = [];
  for (const node of parsePage(source, 'md').children) {
    if (node.type === 'yaml') {
      fields = source.slice(0, node.position!.end.offset).split('\n');
    } else if (node.type === 'heading' && node.depth <= 2) {
      const {id} = (node.data ?? {}) as {id?: string};
      sections.push({title: toString(node).trim(), id, line: lineOfNode(node), nodes: []});
    } else {
      (sections.at(-1)?.nodes ?? lead).push(node);
    }
  }
  const indexOf = (field: string) => fields.findIndex((line) => line.startsWith(`${field}:`));
  return {
    file,
    frontMatter,
    lineOf: (field) => Math.max(0, indexOf(field)) + 1,
    rawValueOf: (field) => fields[indexOf(field)]?.slice(field.length + 1).trim(),
    lead,
    sections,
  };
}

const isEntryFile = (file: string) => /\.mdx?$/u.test(file) && !/(?:^|\/)_/u.test(file);

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
  const entries = new Map<string, Entry>();
  const problems: string[] = [];
  for (const file of files) {
    const name = `${folder}/${file}`;
    const report = ({line, message}: Problem) => problems.push(`- ${name}:${line}: ${message}`);
    try {
      const entry = await readEntry(name, readFileSync(path.join(dir, file), 'utf8'));
      checkEntry(entry).forEach(report);
      entries.set(String(entry.frontMatter.title), entry);
    } catch (error) {
      const {message, mark} = error as Error & {mark?: {line: number}};
      const [reason] = message.split(/ at line \d|\n/u);
      report({
        // The YAML parser counts lines from 0.
        line: (mark?.line ?? 0) + 1,
        message: `The front matter isn't valid YAML: ${reason}. Fix the syntax.`,
      });
    }
  }
  if (problems.length > 0) {
    throw new Error(`Fix these changelog entries:\n${problems.join('\n')}`);
  }
  return entries;
}
