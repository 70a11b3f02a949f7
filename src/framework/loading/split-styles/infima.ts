// Infima has styles for everything that a theme may show, half of which no page has.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** Code whose strings can be class names. */
const code = [
  'docusaurus.config.ts',
  '{_dogfooding,config,src}/**/*.{css,js,jsx,ts,tsx}',
  'node_modules/@docusaurus/{theme-*/lib,plugin-*/lib/{client,theme},core/lib/client}/**/*.{css,js}',
];
const content =
  '{_dogfooding,blog,changelog,community,docs,src,versioned_docs}/**/*.{json,md,mdx,yml}';

const infima = require.resolve('infima/dist/css/default/default.css');

/** The names of classes in a style sheet or a selector. */
export const classNames = (css: string): string[] =>
  Array.from(css.matchAll(/\.(-?[a-z_][\w-]*)/giu), ([, name]) => name!);

/**
 * The names in a text. A template literal can have a class name's beginning, like `alert--`.
 *
 * @param names that are looked for
 */
export function findNames(names: string[], text: string): string[] {
  const words = new Set(text.match(/[\w-]+/gu));
  const beginnings = [...words].filter((word) => /\w--$/u.test(word));
  return names.filter(
    (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
  );
}

/** Infima's classes and custom properties that the code or the content of a site may use. */
export function usedNames(siteDir: string): string[] {
  const read = (patterns: string[]) =>
    Globby.sync(patterns, {cwd: siteDir, ignore: ['**/*.test.*']})
      .map((file) => readFileSync(path.join(siteDir, file), 'utf8'))
      .join('\n');
  const attributes = read([content])
    .split('\n')
    .filter((line) => /class|style/iu.test(line));
  const css = readFileSync(infima, 'utf8');
  const names = new Set([...classNames(css), ...(css.match(/--[\w-]+(?=:)/gu) ?? [])]);
  return findNames([...names], [read(code), ...attributes].join('\n'));
}

/** The parts of PostCSS that are used here. */
type Declaration = {prop: string; parent: {selector?: string}; remove: () => void};
type Rule = {selectors: string[]; remove: () => void};
export type Root = {
  source?: {input: {file?: string}};
  walkRules: (visit: (rule: Rule) => void) => void;
  walkDecls: (prop: RegExp, visit: (declaration: Declaration) => void) => void;
  toString: () => string;
};

/** Walking would skip the node after one that is removed in the meantime. */
function collect<T>(walk: (visit: (node: T) => void) => void): T[] {
  const nodes: T[] = [];
  walk((node) => nodes.push(node));
  return nodes;
}

const customProperties = (root: Root): Declaration[] =>
  collect((visit) => root.walkDecls(/^--/u, visit));

const colorModes = [':root', "html[data-theme='dark']"];

/**
 * Removes selectors with a class that isn't used, and custom properties that aren't used, or that
 * the site sets itself.
 *
 * @param root Infima's style sheet
 * @param names of classes and custom properties that are used outside of it
 * @param replaced custom properties that the site sets for `:root` in all color modes. It has no
 *   cascade layer, so they win
 */
export function removeUnused(root: Root, names: Set<string>, replaced: Set<string>): void {
  const isUsed = (selector: string) =>
    classNames(selector.replace(/:not\([^)]*\)/gu, '')).every((name) => names.has(name));
  for (const rule of collect<Rule>((visit) => root.walkRules(visit))) {
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  }
  let unused = customProperties(root).filter(
    ({prop, parent}) => replaced.has(prop) && colorModes.includes(parent.selector ?? ''),
  );
  do {
    for (const declaration of unused) {
      declaration.remove();
    }
    const used = new Set(root.toString().match(/(?<=var\(\s*)--[\w-]+/gu));
    unused = customProperties(root).filter(({prop}) => !used.has(prop) && !names.has(prop));
  } while (unused.length > 0);
}

/** The custom properties in the `:root` rules of style sheets, without those in media queries. */
export function rootProperties(files: string[]): string[] {
  const rules = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/^:root(?:,[^{]*)? \{[^}]*\}/gmu) ?? [],
  );
  return rules.join('').match(/--[\w-]+(?=:)/gu) ?? [];
}
