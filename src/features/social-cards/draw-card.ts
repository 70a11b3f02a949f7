import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createElement, type CSSProperties} from 'react';
import satori from 'satori';
import {type Card, cardSize} from './site-card';

const left = 80;
/** In pixels: the maximum width of a title, up to the bright part of the logo, and its size. */
const title = {width: 800, fontSize: 76, lineHeight: 88, maxLines: 3};

/** Inter has a file for each of its alphabets. */
const families = {Inter: 'latin', 'Inter Extended': 'latin-ext'};

const fonts = Object.entries(families).flatMap(([name, subset]) =>
  ([600, 700] as const).map((weight) => ({
    name,
    weight,
    data: readFileSync(
      require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
    ),
  })),
);

const background = readFileSync(path.join(__dirname, 'background.svg'), 'utf8');

const text = (key: string, style: CSSProperties, content: string | undefined) =>
  createElement('div', {key, style}, content);

/**
 * Draws a card. Outlines from a pinned font make it look the same on every machine.
 *
 * @param card
 * @param siteName shown at the top
 * @returns an SVG without text elements, which doesn't need fonts
 * @throws when a character is missing in the font
 */
export async function drawCard(card: Card, siteName: string): Promise<string> {
  const {width, fontSize, lineHeight, maxLines} = title;
  const content = [
    text('name', {fontSize: 32, left, position: 'absolute', top: 69}, siteName),
    text('section', {color: '#25c2a0', fontSize: 36}, card.section),
    text(
      'title',
      {
        color: '#ffffff',
        display: 'block',
        fontSize,
        fontWeight: 700,
        lineClamp: maxLines,
        lineHeight: `${lineHeight}px`,
        marginTop: 14,
        overflowWrap: 'break-word',
        width,
      },
      card.title,
    ),
  ];
  const style: CSSProperties = {
    alignItems: 'flex-start',
    boxSizing: 'border-box',
    color: '#b9cbc3',
    display: 'flex',
    flexDirection: 'column',
    fontFamily: Object.keys(families).join(),
    // Inter turns "3x4" into a multiplication and "->" into an arrow, which is wrong in code.
    fontFeatureSettings: '"calt" 0',
    fontWeight: 600,
    justifyContent: 'flex-end',
    padding: `0 0 128px ${left}px`,
    ...cardSize,
  };
  const svg = await satori(createElement('div', {style}, content), {
    ...cardSize,
    fonts,
    pointScaleFactor: 100,
    loadAdditionalAsset(_, missing) {
      throw new Error(`the font has no "${missing}"`);
    },
  });
  return background.replace('</svg>', svg.replace(/^<svg[^>]*>/u, ''));
}
