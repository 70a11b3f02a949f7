import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadFont, type Font} from './font';
import type {Card} from './site-card';
import {wrapTitle} from './wrap-title';

const left = 80;
/** The maximum width of a title, up to the bright part of the logo. */
const titleWidth = 800;
/** The font sizes of titles, largest first, with the number of lines that fit. */
const titleSizes = [
  {size: 92, maxLines: 2},
  {size: 76, maxLines: 3},
  {size: 64, maxLines: 3},
];
/** The line height of a title relative to its font size. */
const leading = 1.16;
/** The baselines of the site's name and of a title's last line, in pixels. */
const nameBaseline = 100;
const titleBaseline = 486;

const siteNameSize = 32;
const sectionSize = 36;
/** The distance between a title and the section above it. */
const sectionGap = 40;
/** The cap height of Inter relative to the font size. */
const capHeight = 0.73;

const colors = {title: '#ffffff', section: '#25c2a0', name: '#b9cbc3'};

type DrawCard = {
  /** @returns the card as an SVG without text elements, which doesn't need fonts */
  draw: (card: Card) => string;
  /** The first character of a card that is missing in the font. */
  missingCharacter: (card: Card) => string | undefined;
};

/**
 * Finds the largest size at which a title fits without breaking names, or at least without
 * truncation.
 */
function fitTitle(title: string, font: Font) {
  const fits = titleSizes.map(({size, maxLines}) => ({
    size,
    ...wrapTitle(title, titleWidth, maxLines, (text) => font.measure(text, size)),
  }));
  const unforced = fits.filter(({isForced}) => !isForced);
  return unforced.find(({hasBrokenName}) => !hasBrokenName) ?? unforced[0] ?? fits.at(-1)!;
}

const fill = (color: string, outline: string) => `<path fill="${color}" d="${outline}"/>`;

/**
 * Loads the fonts and the background of cards.
 *
 * @param siteName shown at the top of every card
 * @throws when a font is not installed
 */
export function loadDrawCard(siteName: string): DrawCard {
  const [bold, semibold] = [loadFont(700), loadFont(600)];
  const background = readFileSync(path.join(__dirname, 'background.svg'), 'utf8');
  const name = fill(colors.name, semibold.outline(siteName, siteNameSize, left, nameBaseline));

  return {
    draw({title, section}) {
      const {size, lines} = fitTitle(title, bold);
      const firstBaseline = titleBaseline - (lines.length - 1) * size * leading;
      const sectionBaseline = firstBaseline - capHeight * size - sectionGap;
      const outlines = lines.map((line, index) =>
        bold.outline(line, size, left, firstBaseline + index * size * leading),
      );
      return background.replace(
        '</svg>',
        [
          name,
          section
            ? fill(colors.section, semibold.outline(section, sectionSize, left, sectionBaseline))
            : '',
          fill(colors.title, outlines.join('')),
          '</svg>',
        ].join(''),
      );
    },
    missingCharacter: ({title, section = ''}) =>
      bold.missingCharacter(title) ?? semibold.missingCharacter(section),
  };
}
