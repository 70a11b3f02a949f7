import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Checks of the files in build/, which `npm test` runs once the site is built. */
const buildChecks = 'e2e/built/**/*.test.ts';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    // Builds of scratch copies share two cores with everything else.
    maxWorkers: 2,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '.cache/**', 'build/**', buildChecks],
        },
      },
      {extends: true, test: {name: 'build', include: [buildChecks]}},
    ],
  },
});
