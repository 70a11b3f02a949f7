import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  defaultHash,
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

/** The questions of pages by their places; older versions may lack a heading, or a doc. */
function withQuestions(
  pages: ReadPage[],
  readQuestions: (docId: string) => PageQuestions,
): Pick<TextShard, 'questions'> {
  const entries = pages.flatMap(({docId, headings}, place) => {
    const questions = docId ? readQuestions(docId) : new Map<string, string[]>();
    const own = headings.sections.flatMap(
      ([level, title, hash = defaultHash(level, title)], index): [number, string[]][] => {
        const asked = questions.get(hash);
        return asked ? [[index + 1, asked]] : [];
      },
    );
    return own.length > 0 ? [[place, Object.fromEntries(own)] as const] : [];
  });
  return entries.length > 0 ? {questions: Object.fromEntries(entries)} : {};
}

function shardsOf(
  tag: string,
  pages: ReadPage[],
  readQuestions: (docId: string) => PageQuestions,
): {headings: HeadingsShard; text: TextShard; code: CodeShard} {
  const own = pages.filter((page) => page.tag === tag);
  return {
    headings: {tag, pages: own.map(({headings}) => headings)},
    text: {
      tag,
      pages: own.map(({text}) => text),
      summaries: own.map(({summary}) => summary),
      ...withQuestions(own, readQuestions),
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
 */
export function writeIndex(
  pages: ReadPage[],
  outDir: string,
  readQuestions: (docId: string) => PageQuestions,
): Manifest {
  const folder = path.join(outDir, shardFolder);
  mkdirSync(folder, {recursive: true});
  const sorted = [...pages].sort((a, b) => (a.headings.path < b.headings.path ? -1 : 1));
  const tags = [...new Set(sorted.map(({tag}) => tag))].sort();
  const shards = tags.map((tag) => shardsOf(tag, sorted, readQuestions));
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
