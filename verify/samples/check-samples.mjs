// @ts-check
import {data} from './data.mjs';
import {markdown} from './markdown.mjs';
import {shell} from './shell.mjs';

/** @import {Facts} from '../facts.mjs' */
/** @import {Page, Sample} from '../page/read-page.mjs' */
/** @import {Problem} from '../problem.mjs' */

/** @typedef {{line?: number, message: string}} Found a problem and its line, starting at 0 */

/**
 * A kind of sample that is checked one by one.
 *
 * @typedef {object} SampleKind
 * @property {string[]} languages
 * @property {(sample: Sample, facts: Facts, page: Page) => Found[] | Promise<Found[]>} check
 */

const kinds = [data, markdown, shell];

/**
 * Checks the unmarked samples of these kinds.
 *
 * @param {Page[]} pages
 * @param {Facts} facts
 * @returns {Promise<Problem[]>}
 */
export async function checkSamples(pages, facts) {
  /** @type {Problem[]} */
  const problems = [];
  for (const page of pages) {
    for (const sample of page.samples.filter(({marker}) => !marker)) {
      const kind = kinds.find(({languages}) => languages.includes(sample.lang));
      for (const {line = 0, message} of (await kind?.check(sample, facts, page)) ?? []) {
        problems.push({file: page.file, line: sample.line + line, message: `sample: ${message}`});
      }
    }
  }
  return problems;
}

/** Kinds of samples that aren't checked. */
const unchecked = ['fragment', 'wrong on purpose'];

const shortestReason = 10;

/**
 * Checks that a sample's marker has a known kind and gives a reason.
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
            ? `marker: the reason "${reason}" is too short`
            : undefined;
      return message ? [{file, line: line - 1, message}] : [];
    }),
  );

/**
 * The types of the objects that fragments belong to, by the kind in their marker. For example, a
 * sample marked as `docs options` is checked as part of the docs plugin options.
 *
 * @type {Record<string, string>} kind → the type that the fragment, an object, must match
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
 * Completes a fragment without moving its lines.
 *
 * @param {string} kind the kind in the fragment's marker, for which `isWrapped` is true
 * @param {string} code an object, with or without its braces
 * @returns {string} TypeScript
 */
export function wrap(kind, code) {
  const object = /^\s*(?:\/\/.*\n\s*)*\{/u.test(code) ? code : `{${code}\n}`;
  return `export default (${object.replace(/;\s*$/u, '')}\n) satisfies ${wholes[kind]};`;
}
