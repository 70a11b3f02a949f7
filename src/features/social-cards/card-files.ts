import {createHash} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// Cards have few colors, mostly from smoothed edges. More effort is twice as slow without saving
// bytes, and dithering would blur flat colors.
const pngOptions = {palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9};

/**
 * The file name of a card. It is a hash of the drawing, so the caches of browsers and social networks
 * never become stale.
 */
export const cardFileName = (svg: string): string =>
  `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.png`;

/**
 * Writes cards to a folder.
 *
 * @param cards drawings by their file names
 * @param dir created if missing
 */
export async function writeCards(cards: Map<string, string>, dir: string): Promise<void> {
  mkdirSync(dir, {recursive: true});
  await Promise.all(
    Array.from(cards, ([name, svg]) =>
      sharp(Buffer.from(svg)).png(pngOptions).toFile(path.join(dir, name)),
    ),
  );
}
