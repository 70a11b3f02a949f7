// @ts-check
// Two tables, of which one is wider than a page.
import {expect} from 'vitest';

const wide = ['A word', '---', 'value'].map((cell) => `|${` ${cell} |`.repeat(30)}`).join('\n');

export const tables = `| A | B |\n| --- | --- |\n| 1 | 2 |\n\n${wide}`;

/** A narrow table is as wide as the text, and a wide one scrolls, but not the page. */
export const seeWideTables = async (
  /** @type {import('../../kit.mjs').Tab} */ tab,
  /** @type {number} */ width,
) => {
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const boxes = tab.locator('article .markdown div:has(> table)');
  const [narrow, wide] = await boxes.evaluateAll((all) =>
    all.map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth,
      isFilled: Math.abs(Number(box.querySelector('table')?.offsetWidth) - box.clientWidth) < 2,
    })),
  );
  expect(narrow).toEqual({scrolls: false, isFilled: true});
  expect(wide).toEqual({scrolls: true, isFilled: false});
};
