import type {ShowcaseTag} from './sites';

/** Each pair of colors and each pattern is a class of `_components/Cover/styles.module.css`. */
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
  /** Side of the pattern's tile, in pixels. */
  size: number;
  /** Where round patterns have their center, in percent from the left. */
  center: number;
};

/** What a site is about colors its cover. The first tag here that it has decides: the rarest, mostly. */
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

/** Words as a reader sees them: "AI-Speaker", "BigBang" and "Akara's blog" are two each. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/['’]s\b/g, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * @returns the first characters of the first two words, or the first two of the only one
 */
export function initialsOf(name: string): string {
  const [first = '', second] = wordsOf(name).map((word) => [...word]);
  const [one = '', two = ''] = second ? [first[0], second[0]] : first;
  return one.toUpperCase() + (second ? two.toUpperCase() : two.toLowerCase());
}

/** Spreads a name over 32 bits: FNV-1a with the last steps of MurmurHash3, which mix every bit. */
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
 * The cover of a site, which stands in for a picture of it: the same at every build.
 *
 * @param name of the site; decides everything but the range of colors
 * @param tags decide the range of colors
 */
export function coverOf(name: string, tags: readonly ShowcaseTag[]): Cover {
  let rest = hash(name);
  /** Takes a number from 0 to `count - 1` out of the hash. */
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
