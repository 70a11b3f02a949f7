// @ts-check

/** @typedef {import('../page/read-page.mjs').Page} Page */
/** @typedef {import('../page/read-page.mjs').Sample} Sample */
/** @typedef {import('../problem.mjs').Problem} Problem */

/** @typedef {{line?: number, message: string}} Found what is wrong, at a line of the sample from 0 */

/**
 * Checks the unmarked samples of pages one by one.
 *
 * @param {Page[]} pages
 * @param {(lang: string) => boolean} isOfKind which languages to check
 * @param {(sample: Sample, page: Page) => Found[] | Promise<Found[]>} check
 * @returns {Promise<{problems: Problem[], checked: number}>}
 */
export async function checkSamples(pages, isOfKind, check) {
  /** @type {Problem[]} */
  const problems = [];
  let checked = 0;
  for (const page of pages) {
    for (const sample of page.samples.filter(({lang, marker}) => isOfKind(lang) && !marker)) {
      checked += 1;
      for (const {line = 0, message} of await check(sample, page)) {
        problems.push({file: page.file, line: sample.line + line, message});
      }
    }
  }
  return {problems, checked};
}

/** Kinds of samples that are not checked. */
const unchecked = ['fragment', 'wrong on purpose'];

const shortestReason = 10;

/**
 * Checks that the marker of a sample is one that is known, and gives a reason.
 *
 * @param {Page[]} pages
 * @returns {Problem[]}
 */
export const markerProblems = (pages) =>
  pages.flatMap(({file, samples}) =>
    samples.flatMap(({marker, line}) => {
      if (!marker) {
        return [];
      }
      const {kind, reason} = marker;
      const message =
        !unchecked.includes(kind) && !isWrapped(kind)
          ? `marker: unknown kind "${kind}"`
          : reason.length < shortestReason
            ? `marker: "${reason}" is no reason`
            : undefined;
      return message ? [{file, line: line - 1, message}] : [];
    }),
  );

/**
 * What a fragment may be a part of, by the kind that its marker names: a sample marked as
 * `docs options` is checked as a part of these.
 *
 * @type {Record<string, string>} kind → the type that the fragment, an object, must fit
 */
const wholes = {
  'docs options': `Partial<import('@docusaurus/plugin-content-docs').Options>`,
  'blog options': `Partial<import('@docusaurus/plugin-content-blog').Options>`,
  'pages options': `Partial<import('@docusaurus/plugin-content-pages').Options>`,
  'preset options': `Partial<import('@docusaurus/preset-classic').Options>`,
  'site configuration': `Partial<import('@docusaurus/types').Config>`,
  'theme configuration': `Partial<import('@docusaurus/preset-classic').ThemeConfig>`,
  'navbar item': `import('@docusaurus/theme-common').NavbarItem`,
  sidebars: `import('@docusaurus/plugin-content-docs').SidebarsConfig`,
  'sidebar item': `Extract<import('@docusaurus/plugin-content-docs').SidebarsConfig[string], unknown[]>[number]`,
};

/** @param {string} kind of a marker */
export const isWrapped = (kind) => kind in wholes;

/**
 * Completes a fragment, without moving its lines.
 *
 * @param {string} kind of the fragment's marker, one that `isWrapped`
 * @param {string} code an object, with or without its braces
 * @returns {string} TypeScript
 */
export function wrap(kind, code) {
  const object = /^\s*(?:\/\/.*\n\s*)*\{/u.test(code) ? code : `{${code}\n}`;
  return `export default (${object.replace(/;\s*$/u, '')}\n) satisfies ${wholes[kind]};`;
}
