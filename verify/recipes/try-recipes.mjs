// @ts-check
// Follows the how-to sections that the files in `areas/` list, like a reader.
import {mkdtempSync, realpathSync} from 'node:fs';
import {cp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import freePort from 'get-port';
import {afterAll, beforeAll, describe, it} from 'vitest';
import {launchBrowser} from '../../tools/lib/browser.mjs';
import {createSite, isRegistryReachable} from '../tutorials/new-site.mjs';
import {type, whileServing} from '../tutorials/terminal.mjs';
import {areas} from './areas.mjs';
import {eyesOn} from './eyes.mjs';
import {handsOf} from './hands.mjs';
import {inVersion} from './installing.mjs';

/**
 * Tests all recipes with the docs of a version. The recipes of a file share a site, because each
 * build takes a minute.
 *
 * @param {{name: string, folder: string, framework: string}} version
 */
export function tryRecipes({name, folder, framework}) {
  describe.runIf(process.env.FULL_TESTS && isRegistryReachable())(
    `In a new site, a reader of ${name} who follows`,
    {timeout: 300_000},
    () => {
      /** @type {string} */
      let parent;
      /** @type {string} */
      let newSite;

      beforeAll(async () => {
        parent = realpathSync(mkdtempSync(path.join(tmpdir(), `recipes-${framework}-`)));
        ({site: newSite} = await createSite({folder, framework}, parent));
      }, 900_000);

      afterAll(async () => {
        await rm(parent, {recursive: true, force: true});
      }, 300_000);

      describe.each(areas)(
        '%s:',
        (area, {recipes, baseUrl = '/', build = 'npm run build', serve}) => {
          /** @type {Map<unknown, unknown>} */
          const failures = new Map();
          /** @type {ReturnType<typeof eyesOn>} */
          let eyes;
          let stop = async () => {};

          beforeAll(async () => {
            const site = path.join(parent, area);
            await copySite(newSite, site);
            handsOf(site, '', '').replace(
              'docusaurus.config.ts',
              "baseUrl: '/'",
              `baseUrl: '${baseUrl}'`,
            );
            /** @type {string[]} */
            const installs = [];
            for (const recipe of recipes) {
              try {
                const page = `${folder}/${recipe.page}.mdx`;
                const hands = handsOf(site, page, recipe.heading, newSite);
                await recipe.paste(hands);
                installs.push(...(recipe.install?.(hands) ?? []));
              } catch (error) {
                failures.set(recipe, error);
              }
            }
            const commands = installs.map((command) => inVersion(command, framework));
            await type([...commands, build], {cwd: site});
            const server = await (serve ?? serveSite)(site);
            // Each site has its own browser, so a crash only concerns its own recipes.
            const browser = await launchBrowser();
            stop = async () => {
              await browser.close();
              await server.stop();
            };
            const origin = `http://localhost:${server.port}${baseUrl}`.replace(/\/$/u, '');
            eyes = eyesOn({site, origin, browser});
          }, 900_000);

          afterAll(async () => {
            await stop();
            await rm(path.join(parent, area), {recursive: true, force: true});
          }, 300_000);

          for (const recipe of recipes) {
            it(nameOf(recipe), async () => {
              if (failures.has(recipe)) {
                throw failures.get(recipe);
              }
              const page = `${folder}/${recipe.page}.mdx`;
              const {sample, command, extension} = handsOf(eyes.site, page, recipe.heading);
              await recipe.check({...eyes, sample, command, extension});
            });
          }
        },
      );
    },
  );
}

/**
 * What a recipe tries, such as `blog#feeds publishes only summaries`.
 *
 * @param {import('./kit.mjs').Recipe} recipe
 */
export const nameOf = ({page, heading, result}) => `${page}#${heading} ${result}`;

/**
 * Copies a site. Its packages have 40,000 files, so they are linked.
 *
 * @param {string} newSite
 * @param {string} site
 */
async function copySite(newSite, site) {
  const isPackages = (/** @type {string} */ file) => path.basename(file) === 'node_modules';
  await cp(newSite, site, {recursive: true, filter: (file) => !isPackages(file)});
  const link = process.platform === 'darwin' ? 'cp -Rc' : 'cp -al';
  await type([`${link} ${newSite}/node_modules ${site}`], {cwd: site});
  // npm writes to this file instead of replacing it.
  await rm(path.join(site, 'node_modules/.package-lock.json'), {force: true});
}

/** @type {import('./kit.mjs').Serve} */
async function serveSite(site) {
  const port = await freePort();
  /** @type {(value?: unknown) => void} */
  let finish = () => {};
  const finished = new Promise((resolve) => (finish = resolve));
  await new Promise((resolve, reject) => {
    whileServing(`npm run serve -- --no-open --port ${port}`, {cwd: site, port}, () => {
      resolve(undefined);
      return finished;
    }).catch(reject);
  });
  return {port, stop: () => finish()};
}
