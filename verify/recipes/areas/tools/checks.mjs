// @ts-check
// What readers do with test runners and linters.
import {expect} from 'vitest';

const rendering = 'advanced/ssg';
const component = 'src/components/PriceLink';

/** @type {import('../../kit.mjs').Recipe[]} */
export const checks = [
  {
    page: rendering,
    heading: 'test',
    result: 'tests a component with Vitest',
    install: ({command}) => [command(0)],
    paste: ({paste}) => {
      paste('vitest.config.mts');
      paste(`${component}.tsx`);
      paste('src/testing/docusaurus/Link.tsx');
      paste(`${component}.test.tsx`);
    },
    check: async ({run}) => {
      expect(await run(['npx vitest run'], {NO_COLOR: '1'})).toMatch(/Tests\s+1 passed/u);
    },
  },
  {
    page: rendering,
    heading: 'test',
    result: 'tests a component with Jest',
    install: ({command}) => [command(1)],
    paste: ({paste}) => {
      paste('jest.config.mjs');
      paste('src/testing/file.ts');
    },
    check: async ({run, read, write}) => {
      const test = read(`${component}.test.tsx`);
      write(`${component}.test.tsx`, test.replace("from 'vitest'", "from '@jest/globals'"));
      expect(await run(['npx jest'], {NO_COLOR: '1'})).toMatch(/Tests:\s+1 passed, 1 total/u);
      write(`${component}.test.tsx`, test);
    },
  },
];
