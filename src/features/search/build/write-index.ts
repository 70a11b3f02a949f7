import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../engine/mini-search';
import {indexFolder, manifestFile, type Manifest} from '../index-format';
import type {IndexedPage} from './index-page';

/** The service worker doesn't cache larger files; see Workbox's `maximumFileSizeToCacheInBytes`. */
const maximumSize = 2 * 1024 * 1024;

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
  const manifest: Manifest = {
    tags: Object.fromEntries(
      tags.map((tag) => {
        const sections = sorted.filter((page) => page.tag === tag).flatMap((page) => page.sections);
        return [
          tag,
          {
            sections: writeFile(
              folder,
              `${tag}-sections`,
              sections.map((section) => ({...section, passage: undefined})),
            ),
            index: writeFile(folder, `${tag}-index`, buildIndex(sections)),
            passages: writeFile(
              folder,
              `${tag}-passages`,
              sections.map(({passage}) => passage),
            ),
          },
        ];
      }),
    ),
  };
  writeFileSync(path.join(outDir, manifestFile), JSON.stringify(manifest));
}
