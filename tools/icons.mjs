#!/usr/bin/env node
// Renders the icon set from the two hand-drawn SVG files: `npm run icons`.
import {readFile, writeFile} from 'node:fs/promises';
import sharp from 'sharp';
import {parseScriptArgs} from './lib/args.mjs';

const images = 'static/img';
const white = '#ffffff';
const transparent = {r: 0, g: 0, b: 0, alpha: 0};

/** A square PNG of the logo, `size` pixels wide; `margin` is the empty fraction on each side. */
async function renderLogo(size, margin = 0) {
  const inner = Math.round(size * (1 - 2 * margin));
  const drawing = await readFile(`${images}/logo.svg`);
  const logo = await sharp(drawing, {density: (72 * size) / 16})
    .resize(inner, inner)
    .toBuffer();
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: margin > 0 ? white : transparent,
    },
  })
    .composite([{input: logo}])
    .png()
    .toBuffer();
}

/** An ICO file with one PNG, which every browser since 2007 supports. */
function icoOf(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

parseScriptArgs('icons', {});
await writeFile('static/favicon.ico', icoOf(await renderLogo(32), 32));
await writeFile(`${images}/app/apple-touch-icon.png`, await renderLogo(180, 0.12));
await writeFile(`${images}/app/icon-192.png`, await renderLogo(192));
await writeFile(`${images}/app/icon-512.png`, await renderLogo(512));
await writeFile(`${images}/app/icon-maskable-512.png`, await renderLogo(512, 0.2));
await sharp(await readFile(`${images}/social-card.svg`))
  .png({palette: true})
  .toFile(`${images}/social-card.png`);
