// @ts-check
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {toolScript} from '../../tools/lib/run.mjs';
import {ROOT} from '../../tools/lib/paths.mjs';
import {modulesOf, readBuild} from './read-build.mjs';

const outRoot = path.join(ROOT, '.cache', 'isolation');

/** Two builds of the whole site, in milliseconds. */
const timeout = 1_200_000;

/** What may differ: tables that the framework writes, and the example of a client module. */
const expectedModules = [
  /^\.\/\.docusaurus\/(?:routes\.js|registry\.js|routesChunkNames\.json|globalData\.json)$/,
  /^\.\/\.docusaurus\/(?:client-modules\.js|docusaurus\.config\.mjs|site-metadata\.json)$/,
  /^\.\/\.docusaurus\/route-shards\//,
  /^\.\/_dogfooding\/client-modules\//,
  // The debug pages show all content, routes and options.
  /^\.\/\.docusaurus\/debug-pages\//,
];

/** Says which file each chunk of the site is in. */
const chunkMap = 'runtime~main.js';

/** @param {'with' | 'without'} name */
async function build(name) {
  const script = await toolScript(ROOT, '@docusaurus/core', 'docusaurus');
  const out = path.join(outRoot, name);
  const config = path.join('_dogfooding', 'isolation', `${name}.config.ts`);
  const args = [script, 'build', '--no-minify', '--config', config, '--out-dir', out];
  await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      SOCIAL_CARDS: 'false',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    maxBuffer: 100_000_000,
  });
  return readBuild(out);
}

/**
 * @param {Map<string, string>} one
 * @param {Map<string, string>} other
 * @returns {string[]} the keys whose values differ, or that only one has
 */
const differences = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));

// Two builds of the whole site: too slow for every change.
describe.runIf(process.env.FULL_TESTS)('the test area adds nothing to other pages:', () => {
  it(
    'they load the same scripts and style sheets, apart from tables of routes',
    async () => {
      const without = await build('without');
      // The last one, so that what it leaves in .docusaurus is that of the site as it is.
      const withTests = await build('with');
      const otherPages = [...without.pages.keys()].filter((route) => !/^\/tests\b/.test(route));
      expect(otherPages.length).toBeGreaterThan(300);

      const changedLists = otherPages.filter(
        (route) => without.pages.get(route)?.join() !== withTests.pages.get(route)?.join(),
      );
      expect(changedLists).toEqual([]);

      const changed = [...without.files].filter(
        ([name, text]) => withTests.files.get(name) !== text,
      );
      const unexpected = changed.flatMap(([name, text]) => {
        const other = withTests.files.get(name) ?? '';
        const modules = differences(modulesOf(text), modulesOf(other));
        console.log(
          `${name}: ${text.length} → ${other.length} characters, in ${modules.join(', ')}`,
        );
        return (name === chunkMap ? [] : modules)
          .filter((module) => !expectedModules.some((expected) => expected.test(module)))
          .map((module) => `${name}: ${module || 'around its modules'}`);
      });
      console.log(
        `${otherPages.length} pages, ${without.files.size} files, ${changed.length} of them differ`,
      );
      expect(unexpected).toEqual([]);
    },
    timeout,
  );
});
