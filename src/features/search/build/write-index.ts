import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../engine/mini-search';
import {
  indexFolder,
  manifestFile,
  type IndexFile,
  type Manifest,
  type Passage,
  type TitlesFile,
} from '../index-format';
import type {IndexedPage} from './index-page';

/** The service worker doesn't cache larger files; see Workbox's `maximumFileSizeToCacheInBytes`. */
const maximumSize = 2 * 1024 * 1024;

/** In characters: rows that are shown together need a few files, and each takes a request. */
const textsPerFile = 60_000;

function writeFile(folder: string, name: string, data: unknown): string {
  const content = JSON.stringify(data);
  const size = Buffer.byteLength(content);
  if (size >= maximumSize) {
    throw new Error(
      `Search index: ${name} has ${size} bytes, but the offline app can't cache files of ${maximumSize} bytes or more. Move some of its pages to another docs instance.`,
    );
  }
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const file = `${name}.${hash}.json`;
  writeFileSync(path.join(folder, file), content);
  return file;
}

/** Splits the passages into files of about the same size, each with the index of its first section. */
function splitTexts(passages: Passage[]): {from: number; passages: Passage[]}[] {
  const parts: {from: number; passages: Passage[]}[] = [];
  let size = Infinity;
  for (const [index, passage] of passages.entries()) {
    if (size >= textsPerFile) {
      parts.push({from: index, passages: []});
      size = 0;
    }
    parts.at(-1)!.passages.push(passage);
    size += passage.join('').length;
  }
  return parts;
}

/**
 * Writes the files of the index. The output is deterministic.
 *
 * @param pages in any order
 * @param outDir of the build
 * @throws when a file is too large for offline mode; the message says what to do
 */
export function writeIndex(pages: IndexedPage[], outDir: string): void {
  const folder = path.join(outDir, indexFolder);
  mkdirSync(folder, {recursive: true});
  const sorted = [...pages].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  const tags = [...new Set(sorted.map(({tag}) => tag))].sort();

  function writeTag(tag: string): Manifest['tags'][string] {
    const write = (name: string, data: TitlesFile | IndexFile | Passage[]) =>
      writeFile(folder, `${tag}-${name}`, data);
    const sections = sorted.filter((page) => page.tag === tag).flatMap((page) => page.sections);
    const texts = splitTexts(sections.map(({passage}) => passage));
    return {
      titles: write('titles', {
        sections: sections.map((section) => ({
          ...section,
          lines: undefined,
          passage: undefined,
          messages: undefined,
        })),
        texts: texts.map(({from, passages}) => ({from, file: write(`text-${from}`, passages)})),
      }),
      index: write('index', {
        index: buildIndex(sections).toJSON(),
        messages: Object.fromEntries(
          sections.flatMap(({messages}, id) => (messages ? [[id, messages]] : [])),
        ),
      }),
    };
  }

  const manifest: Manifest = {tags: Object.fromEntries(tags.map((tag) => [tag, writeTag(tag)]))};
  writeFileSync(path.join(outDir, manifestFile), JSON.stringify(manifest));
}
