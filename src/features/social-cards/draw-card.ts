import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createElement, type CSSProperties} from 'react';
import satori, {type SatoriNode} from 'satori';
import {type Card, cardSize} from './site-card';

const left = 80;
/** The maximum width of a title, up to the bright part of the logo. */
const titleWidth = 800;
/** The sizes of titles in pixels, largest first, with the number of lines that fit. */
const titleSizes = [
  {fontSize: 92, lineHeight: 107, maxLines: 2},
  {fontSize: 76, lineHeight: 88, maxLines: 3},
  {fontSize: 64, lineHeight: 74, maxLines: 3},
];

/** Forbids a line break after a separator in a name, such as `plugin-pwa`. */
const joiner = '\uFEFF';

/** At the largest size at which no name is broken, or else at which a title isn't truncated. */
const attempts = [joiner, ''].flatMap((afterSeparator) =>
  titleSizes.map((size) => ({...size, afterSeparator})),
);

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
export async function drawCard({title, section}: Card, siteName: string): Promise<string> {
  async function layOut(
    {fontSize, lineHeight, afterSeparator}: (typeof attempts)[number],
    limits: CSSProperties,
  ) {
    let box: SatoriNode | undefined;
    const content = [
      text('name', {fontSize: 32, left, position: 'absolute', top: 69}, siteName),
      text('section', {color: '#25c2a0', fontSize: 36}, section),
      text(
        'title',
        {
          color: '#ffffff',
          display: 'block',
          fontSize,
          fontWeight: 700,
          lineHeight: `${lineHeight}px`,
          // The distances between baselines are the same at every size.
          marginBottom: -0.216 * fontSize,
          marginTop: 30 - 0.214 * fontSize,
          textWrap: 'balance',
          width: titleWidth,
          ...limits,
        },
        title.replaceAll(/[/-]/gu, `$&${afterSeparator}`),
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
      padding: `0 0 144px ${left}px`,
      ...cardSize,
    };
    const svg = await satori(createElement('div', {style}, content), {
      ...cardSize,
      fonts,
      pointScaleFactor: 100,
      loadAdditionalAsset(_, missing) {
        throw new Error(`the font has no "${missing}"`);
      },
      onNodeDetected(node) {
        box = node.key === 'title' ? node : box;
      },
    });
    return {svg: background.replace('</svg>', svg.replace(/^<svg[^>]*>/u, '')), box: box!};
  }

  for (const attempt of attempts) {
    // A word that is too long widens the box.
    const {svg, box} = await layOut(attempt, {minWidth: 'min-content'});
    if (box.width <= titleWidth && box.height <= attempt.maxLines * attempt.lineHeight) {
      return svg;
    }
  }
  const last = attempts.at(-1)!;
  const {svg} = await layOut(last, {
    lineClamp: last.maxLines,
    overflowWrap: 'break-word',
    textWrap: 'wrap',
  });
  return svg;
}
