// @ts-check
// What readers do with locales.
import {expect} from 'vitest';
import {workflows} from './i18n/workflows.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'i18n/introduction',
    heading: 'rtl',
    result: 'sees English sentences end on the right and Persian ones on the left',
    paste: ({append, replace, write}) => {
      replace(config, "locales: ['en']", "locales: ['en', 'fa']");
      append(css);
      const english = '# Is this English?\n\nA sentence in English.\n\n- An item, too.';
      write('docs/bidi.mdx', `${english}\n\nاین یک جمله است.`);
    },
    check: ({look}) =>
      look('/fa/docs/bidi', async (tab) => {
        const ends = await tab.locator('.markdown :is(h1, p, li)').evaluateAll((all) =>
          all.map(({firstChild}) => {
            const text = /** @type {Text} */ (firstChild);
            const leftOf = (/** @type {number} */ index) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + 1);
              return range.getBoundingClientRect().left;
            };
            return leftOf(text.length - 1) > leftOf(text.length - 3) ? 'right' : 'left';
          }),
        );
        expect(ends).toEqual(['right', 'right', 'right', 'left']);
      }),
  },
  ...workflows,
];
