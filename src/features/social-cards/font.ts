import {readFileSync} from 'node:fs';
import {create, type Font as FontFile} from 'fontkit';

/** A weight of the font of cards. */
export type Font = {
  /** The width of a line in pixels at a font size in pixels. */
  measure: (text: string, size: number) => number;
  /** The outlines of a line as SVG path data. `x` and `y` are the start of its baseline. */
  outline: (text: string, size: number, x: number, y: number) => string;
  /** The first character that is missing in the font. */
  missingCharacter: (text: string) => string | undefined;
};

/** The files of a weight in lookup order. */
const subsets = ['latin', 'latin-ext'];

// Inter turns "3x4" into a multiplication and "->" into an arrow, which is wrong in code.
const features = {calt: false};

type Run = {file: FontFile; text: string};

const hasCharacter = (file: FontFile, character: string) =>
  file.hasGlyphForCodePoint(character.codePointAt(0)!);

/** Splits a line into runs of characters from the same font file. */
function splitRuns(text: string, files: FontFile[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const file = files.find((candidate) => hasCharacter(candidate, character)) ?? files[0]!;
    const last = runs.at(-1);
    if (last?.file === file) {
      last.text += character;
    } else {
      runs.push({file, text: character});
    }
  }
  return runs;
}

/** The glyphs of a line with their positions relative to the font size. */
function placeGlyphs(text: string, files: FontFile[]) {
  let x = 0;
  const glyphs = splitRuns(text, files).flatMap((run) => {
    const scale = 1 / run.file.unitsPerEm;
    const {glyphs: shaped, positions} = run.file.layout(run.text, features);
    return shaped.map((glyph, index) => {
      const {xAdvance, xOffset, yOffset} = positions[index]!;
      const placed = {glyph, scale, x: x + xOffset * scale, y: yOffset * scale};
      x += xAdvance * scale;
      return placed;
    });
  });
  return {glyphs, width: x};
}

/**
 * Loads a weight of Inter from its package. Outlines from a pinned font make cards look the same on
 * every machine, whatever fonts are installed.
 *
 * @param weight such as 700
 * @throws when a file of the font is not installed
 */
export function loadFont(weight: number): Font {
  const files = subsets.map(
    (subset) =>
      create(
        readFileSync(
          require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
        ),
      ) as FontFile,
  );
  // Wrapping measures the same words many times, at several sizes.
  const widths = new Map<string, number>();
  const measureOnce = (text: string) => {
    const width = placeGlyphs(text, files).width;
    widths.set(text, width);
    return width;
  };
  return {
    measure: (text, size) => size * (widths.get(text) ?? measureOnce(text)),
    outline: (text, size, x, y) =>
      placeGlyphs(text, files)
        .glyphs.map(({glyph, scale, ...at}) =>
          glyph.path
            // The y axis points up in fonts and down in SVG.
            .transform(scale * size, 0, 0, -scale * size, x + at.x * size, y - at.y * size)
            .toSVG(),
        )
        .join(''),
    missingCharacter: (text) =>
      [...text].find((character) => !files.some((file) => hasCharacter(file, character))),
  };
}
