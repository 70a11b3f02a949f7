/** Infima's classes with colors for alerts. */
const colorClasses = [
  'alert--primary',
  'alert--success',
  'alert--info',
  'alert--warning',
  'alert--danger',
];

/** Splits a name into words: "AI-Speaker", "BigBang" and "Akara's blog" have two each. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/['’]s\b/g, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** @returns the initials of the first two words, or the first two characters of a single word */
function initialsOf(name: string): string {
  const [first = '', second] = wordsOf(name).map((word) => [...word]);
  const [one = '', two = ''] = second ? [first[0], second[0]] : first;
  return one.toUpperCase() + (second ? two.toUpperCase() : two.toLowerCase());
}

/** @returns the emblem of a site, which only depends on the site's name */
export function emblemOf(name: string): {initials: string; colorClass: string} {
  const sum = [...name].reduce((total, character) => total + character.codePointAt(0)!, 0);
  return {initials: initialsOf(name), colorClass: colorClasses[sum % colorClasses.length]!};
}
