// @ts-check

/**
 * Copies what a new site has to a folder of its own, for samples that are a whole configuration.
 * The packages are those of the site around it.
 *
 * @param {import('../../kit.mjs').Hands} hands before they have changed anything
 */
export const copyNewSite = ({run}) =>
  run('mkdir other', 'cp -R docs blog src static sidebars.ts package.json tsconfig.json other');

/** Builds a configuration in that folder. */
export const buildOther = (/** @type {string} */ name) =>
  `cd other && npm run build -- --config ${name}.config.ts --out-dir ${name} --no-minify`;
