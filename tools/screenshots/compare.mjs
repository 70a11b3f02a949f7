// @ts-check
import path from 'node:path';
import sharp from 'sharp';
import {ROOT} from '../lib/paths.mjs';

/** The accepted pictures. */
export const references = path.join(ROOT, 'tools/screenshots/references');

/**
 * Pictures are compared at a quarter of their size, because that averages away how a system draws
 * the edges of letters, and because a quarter is small enough to keep under version control.
 */
const scale = 4;

/** How different a pixel must be, from 0 to 255. Smoothing of letters makes up to about 30. */
const tolerance = 36;

/** How many pixels may differ: less than the two edges of a small button. */
const allowed = 12;

/**
 * @param {Buffer} picture
 * @returns {Promise<Buffer>} the picture at a quarter of its size, as a PNG
 */
export async function shrink(picture) {
  const image = sharp(picture).removeAlpha();
  const {width = 0, height = 0} = await image.metadata();
  return image
    .resize(Math.round(width / scale), Math.round(height / scale), {kernel: 'linear'})
    .png({palette: true, effort: 10})
    .toBuffer();
}

/** @param {Buffer} picture */
const pixelsOf = (picture) =>
  sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true});

/**
 * Compares two pictures made by `shrink`.
 *
 * @param {Buffer} actual
 * @param {Buffer} expected
 * @returns {Promise<string | undefined>} where and how much they differ, in pixels of the page;
 *   undefined if they are alike
 */
export async function differenceOf(actual, expected) {
  const [a, b] = await Promise.all([pixelsOf(actual), pixelsOf(expected)]);
  const {width, height, channels} = a.info;
  if (width !== b.info.width || height !== b.info.height) {
    return `${width} × ${height} instead of ${b.info.width} × ${b.info.height} pixels`;
  }
  /** @type {{x: number, y: number}[]} */
  const differences = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels;
    const distances = [0, 1, 2].map((channel) =>
      Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)),
    );
    if (Math.max(...distances) > tolerance) {
      differences.push({x: pixel % width, y: Math.floor(pixel / width)});
    }
  }
  if (differences.length <= allowed) {
    return undefined;
  }
  const xs = differences.map(({x}) => x * scale);
  const ys = differences.map(({y}) => y * scale);
  return (
    `${differences.length} places differ, from ${Math.min(...xs)}, ${Math.min(...ys)} ` +
    `to ${Math.max(...xs) + scale}, ${Math.max(...ys) + scale}`
  );
}
