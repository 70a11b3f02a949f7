import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {cardFileName} from './card-files';
import {loadDrawCard} from './draw-card';
import {loadFont} from './font';

const {draw, missingCharacter} = loadDrawCard('Harbor Docs');

/** The bounding box of a color in a drawing, in pixels. */
async function boxOf(svg: string, isColor: (red: number, green: number, blue: number) => boolean) {
  const {data, info} = await sharp(Buffer.from(svg)).raw().toBuffer({resolveWithObject: true});
  const box = {left: info.width, right: 0, top: info.height, bottom: 0};
  for (let index = 0; index < data.length; index += info.channels) {
    if (isColor(data[index]!, data[index + 1]!, data[index + 2]!)) {
      const [x, y] = [
        (index / info.channels) % info.width,
        Math.floor(index / info.channels / info.width),
      ];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

const isWhite = (red: number, green: number, blue: number) => red + green + blue > 750;

describe('a card', () => {
  it.each([
    'A',
    'Command line',
    'string-literal-i18n-messages',
    'W'.repeat(60),
    'How a title that somebody wrote without an end in mind is shown on a card all the same',
  ])(
    'shows its title below the site name and left of the bright part of the logo: %s',
    async (title) => {
      const box = await boxOf(draw({title, section: 'API 1.0'}), isWhite);
      expect(box.left).toBeGreaterThanOrEqual(78);
      expect(box.right).toBeLessThan(900);
      expect(box.top).toBeGreaterThan(200);
      expect(box.bottom).toBeLessThan(530);
    },
  );

  it('contains no text elements, so it renders without fonts', () => {
    const svg = draw({title: '<script>alert("&")</script> </svg>', section: '<b>'});
    expect(svg).not.toMatch(/<text|script|alert|<b>/u);
    expect(svg.match(/<\/svg>/gu)).toHaveLength(1);
  });

  it('is deterministic and changes with its text', () => {
    const name = (title: string, section?: string) => cardFileName(draw({title, section}));
    const one = name('Anchors', 'Docs 2');
    expect(one).toMatch(/^[\da-f]{20}\.png$/u);
    expect(name('Anchors', 'Docs 2')).toBe(one);
    expect(
      new Set([one, name('Anchor', 'Docs 2'), name('Anchors', 'Docs 1'), name('Anchors')]).size,
    ).toBe(4);
  });

  it('supports other Latin alphabets and reports unsupported characters', () => {
    expect(missingCharacter({title: 'Zażółć gęślą jaźń – “tides”…', section: 'Docs'})).toBe(
      undefined,
    );
    expect(missingCharacter({title: 'Sail 🎉 away', section: undefined})).toBe('🎉');
    expect(missingCharacter({title: 'Sail', section: '帆'})).toBe('帆');
  });
});

describe('the font', () => {
  const font = loadFont(700);

  it('uses kerning', () => {
    expect(font.measure('To', 100)).toBeLessThan(font.measure('T', 100) + font.measure('o', 100));
  });

  it('does not use ligatures in code', () => {
    const [arrow, parts] = [
      font.measure('->', 100),
      font.measure('-', 100) + font.measure('>', 100),
    ];
    expect(Math.abs(arrow - parts)).toBeLessThan(10);
    // The outline of the letter, not of a multiplication sign.
    expect(font.outline('3x4', 100, 0, 0)).toContain(
      font.outline('x', 100, font.measure('3', 100), 0),
    );
  });
});
