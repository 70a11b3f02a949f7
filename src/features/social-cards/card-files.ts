import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A cache of the cards of earlier builds. */
const cacheFolder = '.cache/social-cards';

// Cards have few colors, mostly from smoothed edges. More effort is twice as slow without saving
// bytes, and dithering would blur flat colors.
const pngOptions = {palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9};

/** Part of the hash, because other versions and options render the same drawing differently. */
const rendererVersion = JSON.stringify([sharp.versions, pngOptions]);

const render = (svg: string) => sharp(Buffer.from(svg)).png(pngOptions).toBuffer();

/**
 * The file name of a card. It is a hash of everything that affects the image, so this cache and
 * those of browsers and social networks never become stale.
 */
export function cardFileName(svg: string): string {
  const hash = createHash('sha256').update(rendererVersion).update(svg).digest('hex');
  return `${hash.slice(0, 20)}.png`;
}

/**
 * Writes cards to a folder and draws those that aren't cached. Unused cards are removed from the
 * cache.
 *
 * @param cards drawings by their file names
 * @param targetDir created if missing
 * @returns the number of cards that were drawn
 */
export async function writeCards(
  cards: Map<string, string>,
  targetDir: string,
  siteDir: string,
): Promise<number> {
  const cacheDir = path.join(siteDir, cacheFolder);
  mkdirSync(cacheDir, {recursive: true});
  mkdirSync(targetDir, {recursive: true});
  const missing = [...cards].filter(([name]) => !existsSync(path.join(cacheDir, name)));
  await Promise.all(
    missing.map(async ([name, svg]) => {
      const file = path.join(cacheDir, name);
      // An interrupted build must not leave an incomplete card in the cache.
      await writeFile(`${file}.part`, await render(svg));
      renameSync(`${file}.part`, file);
    }),
  );
  for (const name of readdirSync(cacheDir)) {
    if (cards.has(name)) {
      copyFileSync(path.join(cacheDir, name), path.join(targetDir, name));
    } else {
      rmSync(path.join(cacheDir, name));
    }
  }
  return missing.length;
}
