import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  manifestFile,
  shardFolder,
  type CodeShard,
  type HeadingsShard,
  type Manifest,
  type ShardFile,
  type TextShard,
} from '../../search/index-format';
import {termsOfSection} from '../../search/meaning/terms';
import {unfoldSections} from '../../search/sections';
import {checkAnswers, questionsBySection, type AskedPage} from './find-answers';
import {learnMeanings} from './learn-meanings';
import type {ReadPage} from './read-page';
import type {PageQuestions} from './read-questions';

/** A service worker keeps no file that is larger. */
const maximumSize = 2 * 1024 * 1024;

function writeFile(folder: string, kind: string, data: object): ShardFile {
  const content = Buffer.from(JSON.stringify(data));
  const hash = createHash('sha256').update(content).digest('hex');
  const name = `${kind}.${hash.slice(0, 12)}.json`;
  if (content.length >= maximumSize) {
    throw new Error(
      `Search index: ${name} has ${content.length} bytes, and browsers keep no file of ${maximumSize} or more for use offline. Divide the content of that tag among two docs instances, or leave pages out with "ignorePatterns".`,
    );
  }
  writeFileSync(path.join(folder, name), content);
  return {name, hash, size: content.length};
}

/** The questions of pages by their places. */
function withQuestions(pages: AskedPage[]): Pick<TextShard, 'questions'> {
  const entries = pages.flatMap((page, place) => {
    const own = questionsBySection(page);
    return Object.keys(own).length > 0 ? [[place, own] as const] : [];
  });
  return entries.length > 0 ? {questions: Object.fromEntries(entries)} : {};
}

function shardsOf(
  tag: string,
  pages: AskedPage[],
): {headings: HeadingsShard; text: TextShard; code: CodeShard} {
  const own = pages.filter((page) => page.tag === tag);
  return {
    headings: {tag, pages: own.map(({headings}) => headings)},
    text: {
      tag,
      pages: own.map(({text}) => text),
      summaries: own.map(({summary}) => summary),
      ...withQuestions(own),
    },
    code: {tag, pages: own.map(({code}) => code)},
  };
}

/**
 * Writes the files of the index: three for each search tag, one for all, and the manifest that
 * names them. The same pages give the same files.
 *
 * @param pages in any order
 * @param outDir of the build
 * @param readQuestions gives what readers ask that a doc answers
 * @throws when an answer to one of these is in no version of the doc
 */
export function writeIndex(
  pages: ReadPage[],
  outDir: string,
  readQuestions: (docId: string) => PageQuestions,
): Manifest {
  const folder = path.join(outDir, shardFolder);
  mkdirSync(folder, {recursive: true});
  const sorted = pages
    .map((page) => ({...page, questions: page.docId ? readQuestions(page.docId) : new Map()}))
    .sort((a, b) => (a.headings.path < b.headings.path ? -1 : 1));
  checkAnswers(sorted);
  const tags = [...new Set(sorted.map(({tag}) => tag))].sort();
  const shards = tags.map((tag) => shardsOf(tag, sorted));
  const sections = shards.flatMap(({headings, text}) => unfoldSections(headings, text));
  const manifest: Manifest = {
    tags: Object.fromEntries(
      shards.map(({headings, text, code}) => [
        headings.tag,
        {
          headings: writeFile(folder, `${headings.tag}-headings`, headings),
          text: writeFile(folder, `${text.tag}-text`, text),
          code: writeFile(folder, `${code.tag}-code`, code),
        },
      ]),
    ),
    meanings: writeFile(folder, 'meanings', learnMeanings(sections.map(termsOfSection))),
  };
  writeFileSync(path.join(outDir, manifestFile), JSON.stringify(manifest));
  return manifest;
}
