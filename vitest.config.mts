import {readFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {defineConfig} from 'vitest/config';
import {docusaurusModules} from './src/testing/docusaurus-modules';

/** Checks of the files in build/, which `npm test` runs once the site is built. */
const buildChecks = 'e2e/{built,engines}/**/*.test.ts';

/** Tools from outside that judge those files: `npm run judges`. */
const judges = 'e2e/judges.test.ts';

/** Tests of React components, beside them. */
const componentTests = '{src,_dogfooding}/**/*.test.tsx';

/** The statements of the specification, which tests have as tags. */
const statements = yaml.load(readFileSync('tools/specification/statements.yml', 'utf8')) as Record<
  string,
  Record<string, string>
>;
const tags = Object.values(statements).flatMap((area) =>
  Object.entries(area).map(([name, description]) => ({name, description})),
);

const theme = await docusaurusModules();

export default defineConfig(({mode}) => ({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    // Builds of scratch copies share two cores with everything else.
    maxWorkers: 2,
    // The projects don't get to know the mode.
    env: (mode === 'full' ? {FULL_TESTS: 'true'} : {}) as Record<string, string>,
    // The limits only end what hangs: on a busy machine, a test that reads all pages takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: {poll: {timeout: 60_000}},
    // No test sees what another one has changed.
    restoreMocks: true,
    mockReset: true,
    unstubEnvs: true,
    unstubGlobals: true,
    tags,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['src/testing/temporary-folder.ts'],
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [
            ...['**/node_modules/**', '.cache/**', 'build/**'],
            ...[buildChecks, judges, componentTests],
          ],
        },
      },
      {
        extends: true,
        plugins: theme,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: [componentTests],
          setupFiles: ['src/testing/setup.ts'],
          css: {modules: {classNameStrategy: 'non-scoped'}},
          server: {deps: {inline: [/@docusaurus\/(?:core|theme|plugin)|@docsearch\/react/u]}},
        },
      },
      {extends: true, test: {name: 'build', include: [buildChecks]}},
      {extends: true, test: {name: 'judges', include: [judges]}},
    ],
  },
}));
