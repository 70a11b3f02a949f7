// @ts-check
// Recipes whose sample is a whole sidebars file. Each has docs of its own.

/** @import {Eyes, Hands, Recipe, Tab} from '../../kit.mjs' */

/**
 * Adds docs whose sidebars file is a sample.
 *
 * @param {Hands} hands
 * @param {string} id of the docs
 * @param {string} code of the sidebars file
 * @param {Record<string, string>} [docs] more docs, by their names
 */
export const addSidebars = ({write, addDocs}, id, code, docs = {}) => {
  addDocs(id, `sidebarPath: './sidebars-${id}.ts'`);
  write(`sidebars-${id}.ts`, code);
  for (const [name, text] of Object.entries(docs)) {
    write(`${id}/${name}.mdx`, text);
  }
};

/** A recipe whose sample is a sidebars file. */
export const ofFile = (
  /** @type {string} */ page,
  /** @type {string} */ heading,
  /** @type {string} */ result,
  /** @type {string} */ id,
  /** @type {(tab: Tab, eyes: Eyes) => Promise<void>} */ check,
  {route = `/${id}/intro`, words = '', docs = {}, title = 'sidebars.js'} = {},
) => {
  /** @type {Recipe} */
  const recipe = {
    page,
    heading,
    result,
    paste: (hands) => addSidebars(hands, id, hands.sample(title, words), docs),
    check: async (eyes) => check(await eyes.open(route), eyes),
  };
  return recipe;
};

/** The labels of the sidebar that a reader sees. */
export const labelsOf = (/** @type {Tab} */ tab) =>
  tab.locator('.theme-doc-sidebar-menu .menu__link').filter({visible: true}).allInnerTexts();

export const openCategory = (/** @type {Tab} */ tab, /** @type {string} */ name) =>
  tab.locator('.theme-doc-sidebar-menu').getByRole('button', {name, exact: true}).click();
