import type {Behavior} from './common';

/** The most that a page may be busy at a time, in milliseconds, on a machine that others use. */
const blockLimit = 400;

export const filters: Behavior[] = [
  {
    name: 'the showcase filters without a block',
    at: '/showcase/',
    needsCode: true,
    async act(reader) {
      await reader.hydrate();
      await reader.click('main input[type="search"]');
      await reader.withoutBlock(blockLimit, async () => {
        await reader.type('jest');
        await reader.press('Backspace', 'Backspace', 'Backspace', 'Backspace');
      });
      await reader.withoutBlock(blockLimit, async () => {
        await reader.click(['main button', 'Favorite']);
        await reader.click(['main button', 'Show all sites']);
      });
      await reader.click('main input[type="search"]');
      await reader.type('jest');
    },
    sees: (reader) => reader.sees(['main h3', 'Jest']),
  },
];
