import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname ?? '.')}},
  test: {
    include: ['{config,eval,scripts,specification,src,verify,_dogfooding}/**/*.test.{ts,tsx,mjs}'],
    // Builds of scratch copies share two cores with everything else.
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
