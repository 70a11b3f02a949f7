// @ts-check

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
