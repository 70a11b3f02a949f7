import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Cards of earlier builds by their names. */
const cacheFolder = '.cache/social-cards';

// Few colors, most of them shades where edges are smoothed. More effort halves the speed and saves
// nothing; dithering would only blur flat colors.
const pngOptions = {palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9};

/** Changes when the same drawing may give other bytes. */
const rendererVersion = JSON.stringify([sharp.versions, pngOptions]);

const render = (svg: string) => sharp(Buffer.from(svg)).png(pngOptions).toBuffer();

/**
 * The file name of a card. It follows from everything that shapes the image, so that a name stands
 * for the same image forever: in this cache, and in those of browsers and social networks.
 */
export function cardFileName(svg: string): string {
  const hash = createHash('sha256').update(rendererVersion).update(svg).digest('hex');
  return `${hash.slice(0, 20)}.png`;
}

/**
 * Puts cards into a folder, and draws those that no earlier build has drawn. Cards that are no
 * longer used leave the cache.
 *
 * @param cards drawings by their file names
 * @param targetDir is created
 * @returns how many had to be drawn
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
      // A build that is interrupted here must not leave half a card behind.
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
