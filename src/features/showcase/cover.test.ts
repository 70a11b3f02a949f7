import {readFileSync} from 'node:fs';
import path from 'node:path';
import {showcaseSites} from './sites';
import {describe, expect, it} from 'vitest';
import {coverOf, coverPatterns, initialsOf} from './cover';

const css = readFileSync(path.join(__dirname, 'SiteCard/cover.module.css'), 'utf8');
const covers = showcaseSites.map(({name, tags}) => coverOf(name, tags));

it.each([
  ['Jest', 'Je'],
  ['Apache APISIX', 'AA'],
  ['AI-Speaker', 'AS'],
  ['johnnyreilly.com', 'JC'],
  ['Akara’s blog', 'AB'],
  ['30 Days Of SWA', '3D'],
  ['BigBang', 'BB'],
  ['🧭 Über', 'Üb'],
  ['R', 'R'],
])('%s is shortened to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('covers', () => {
  it('are the same in every build', () => {
    expect(coverOf('Jest', ['opensource', 'meta'])).toEqual(
      coverOf('Jest', ['meta', 'opensource']),
    );
    expect(coverOf('Jest', ['meta'])).not.toEqual(coverOf('Jest!', ['meta']));
  });

  it('are unique', () => {
    const keys = covers.map((cover) => JSON.stringify(cover));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('all have initials', () => {
    expect(covers.filter(({initials}) => initials === '')).toEqual([]);
  });

  it('use every pattern, and only existing classes', () => {
    expect(new Set(covers.map(({pattern}) => pattern))).toEqual(new Set(coverPatterns));
    for (const {color, pattern} of covers) {
      expect(css).toContain(`.${pattern}::before {`);
      expect(css).toContain(`.${color} {`);
    }
  });
});

/** The relative luminance of a color: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = [...css.matchAll(/--(?:from|to): #(\w{6});/g)].map(([, hex]) => hex!);
/** The maximum opacity of a white pattern over the background: some patterns have two layers. */
const [, light] = /--light: rgb\(255 255 255 \/ (\d+)%\)/.exec(css)!;

it.each(grounds)('white initials are readable on #%s below its pattern', (hex) => {
  const white = Number(light) / 100;
  const veil = (value: number) => value + (255 - value) * white;
  const rgb = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const onOneLayer = 1.05 / (luminance(rgb.map(veil)) + 0.05);
  const onTwoLayers = 1.05 / (luminance(rgb.map(veil).map(veil)) + 0.05);
  expect(onOneLayer).toBeGreaterThanOrEqual(4.5);
  // Large text needs 3:1.
  expect(onTwoLayers).toBeGreaterThanOrEqual(3);
});
