import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeCards} from './card-files';

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><path fill="${color}" d="M0 0h12v6H0z"/></svg>`;

let dir = '';
const target = () => path.join(dir, 'build/img');
const write = (cards: Record<string, string>) =>
  writeCards(new Map(Object.entries(cards)), target(), dir);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

it('cards are drawn once and cached for the next build', async () => {
  const cards = {'a.png': svg('red'), 'b.png': svg('blue')};
  expect(await write(cards)).toBe(2);
  rmSync(target(), {recursive: true});
  expect(await write(cards)).toBe(0);
  expect(readdirSync(target())).toEqual(['a.png', 'b.png']);
  // Few colors need few bytes.
  expect(await sharp(path.join(target(), 'a.png')).metadata()).toMatchObject({isPalette: true});
});

it('the cache only contains cards of the last build and no incomplete files', async () => {
  await write({'a.png': svg('red'), 'b.png': svg('blue')});
  const cache = path.join(dir, '.cache/social-cards');
  writeFileSync(path.join(cache, 'c.png.part'), 'half');
  expect(await write({'b.png': svg('blue'), 'c.png': svg('green')})).toBe(1);
  expect(readdirSync(cache)).toEqual(['b.png', 'c.png']);
});

it('a card that cannot be rendered fails the build', async () => {
  await expect(write({'a.png': '<svg'})).rejects.toThrow();
  expect(readdirSync(path.join(dir, '.cache/social-cards'))).toEqual([]);
});
