import type {ShowcaseTag} from './sites';

/** Every color and pattern is a class in `SiteCard/cover.module.css`. */
type Color =
  | 'green'
  | 'teal'
  | 'cyan'
  | 'blue'
  | 'indigo'
  | 'violet'
  | 'magenta'
  | 'rose'
  | 'orange'
  | 'amber'
  | 'lime'
  | 'slate';

export const coverPatterns = [
  'stripes',
  'rings',
  'dots',
  'checks',
  'rays',
  'triangles',
  'scales',
  'grid',
  'bubbles',
  'diamonds',
  'quarters',
  'steps',
] as const;

export type Cover = {
  /** One or two characters. */
  initials: string;
  color: Color;
  pattern: (typeof coverPatterns)[number];
  /** Degrees. */
  angle: number;
  /** Width and height of the pattern's tile in pixels. */
  size: number;
  /** The center of round patterns in percent from the left. */
  center: number;
};

/** Tags determine the color of a cover. The first matching tag wins, so rare tags come first. */
const colorsOfTags: [ShowcaseTag, readonly [Color, ...Color[]]][] = [
  ['rtl', ['amber']],
  ['meta', ['blue', 'indigo']],
  ['personal', ['rose', 'orange', 'amber']],
  ['design', ['magenta', 'violet', 'rose']],
  ['product', ['blue', 'indigo', 'cyan', 'violet']],
  ['i18n', ['orange', 'teal', 'amber']],
  ['versioning', ['cyan', 'teal', 'indigo']],
  ['large', ['slate', 'blue']],
  ['opensource', ['green', 'teal', 'lime', 'slate', 'cyan']],
];

const otherColors: readonly [Color, ...Color[]] = ['slate'];

/** Splits a name into words: "AI-Speaker", "BigBang" and "Akara's blog" have two each. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/['’]s\b/g, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** @returns the initials of the first two words, or the first two characters of a single word */
export function initialsOf(name: string): string {
  const [first = '', second] = wordsOf(name).map((word) => [...word]);
  const [one = '', two = ''] = second ? [first[0], second[0]] : first;
  return one.toUpperCase() + (second ? two.toUpperCase() : two.toLowerCase());
}

/** A 32-bit hash: FNV-1a with the final mix of MurmurHash3. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) {
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Generates the cover of a site, which is the same in every build.
 *
 * @param name of the site; determines everything except the range of colors
 * @param tags determine the range of colors
 */
export function coverOf(name: string, tags: readonly ShowcaseTag[]): Cover {
  let rest = hash(name);
  /** Takes a number from 0 to `count - 1` from the hash. */
  const take = (count: number): number => {
    const taken = rest % count;
    rest = Math.floor(rest / count);
    return taken;
  };
  const [, colors] = colorsOfTags.find(([tag]) => tags.includes(tag)) ?? [undefined, otherColors];
  return {
    initials: initialsOf(name),
    pattern: coverPatterns[take(coverPatterns.length)]!,
    color: colors[take(colors.length)]!,
    angle: 15 * take(24),
    size: 16 + 4 * take(6),
    center: 50 + 10 * take(6),
  };
}
