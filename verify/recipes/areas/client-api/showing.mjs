// @ts-check
import {expect} from 'vitest';

/** The page that all recipes follow. */
export const page = 'docusaurus-core';

/**
 * A recipe that shows the component of a section on a page of its own, and looks at the page's
 * text, in the HTML and in the browser.
 *
 * @param {string} heading
 * @param {string} name of the component
 * @param {string} result
 * @param {string | RegExp} expected the text
 * @param {{element?: string, hydrated?: string | RegExp}} [options] how to use the component, and the
 *   text in the browser if it's another one
 * @returns {import('../../kit.mjs').Recipe}
 */
export const showing = (heading, name, result, expected, {element, hydrated = expected} = {}) => {
  const route = `/${heading.toLowerCase() || 'welcome'}-${name.toLowerCase()}`;
  return {
    page,
    heading,
    result,
    paste: ({paste, show}) => {
      paste(`src/components/${name}.tsx`);
      show(route.slice(1), `src/components/${name}.tsx`, element);
    },
    check: async ({text, open}) => {
      expect(text(route)).toMatch(expected);
      const article = (await open(route)).locator('article');
      await expect.poll(() => article.innerText()).toMatch(hydrated);
    },
  };
};
