import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {drawCard} from './draw-card';

const draw = (title: string, section?: string) => drawCard({title, section}, 'Harbor Docs');

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
    'Pages',
    'W'.repeat(60),
    'string-literal-i18n-messages',
    'one two three four '.repeat(9),
  ])(
    'shows the title %s below the site name and left of the bright part of the logo',
    async (title) => {
      const box = await boxOf(await draw(title, 'API 1.0'), isWhite);
      expect(box.top).toBeGreaterThan(200);
      expect(box.right).toBeLessThan(900);
      expect(box.left).toBeGreaterThanOrEqual(78);
      expect(box.bottom).toBeLessThan(530);
    },
  );

  it('contains no text elements, so it renders without fonts', async () => {
    const svg = await draw('<script>alert("&")</script> </svg>', '<b>');
    expect(svg).not.toMatch(/<text|script|alert|<b>/u);
    expect(svg.match(/<\/svg>/gu)).toHaveLength(1);
  });

  it('supports other Latin alphabets and reports unsupported characters', async () => {
    await expect(draw('Zażółć gęślą jaźń – “tides”…')).resolves.toContain('<path');
    await expect(draw('Sail 🎉 away')).rejects.toThrow('the font has no "🎉"');
    await expect(draw('Sail', '帆')).rejects.toThrow('the font has no "帆"');
  });

  it('uses kerning, but no ligatures, which are wrong in code', async () => {
    const [kerned, other] = await Promise.all(
      ['AVAVAV', 'AAAVVV'].map(async (title) => boxOf(await draw(title), isWhite)),
    );
    expect(kerned!.right).toBeLessThan(other!.right);
    expect(await draw('3x4')).not.toBe(await draw('3×4'));
  });
});
