// @ts-check
// Follows the how-to sections that the files next to this one list, like a reader.
import {mkdtempSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import freePort from 'get-port';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {launchBrowser} from '../../tools/lib/browser.mjs';
import {createSite, isRegistryReachable} from '../tutorials/new-site.mjs';
import {type, whileServing} from '../tutorials/terminal.mjs';
import {docsVersions} from '../versions.mjs';
import {appearance} from './appearance.mjs';
import {content} from './content.mjs';
import {eyesOn, handsOf} from './kit.mjs';
import {scripts} from './scripts.mjs';

const recipes = [...content, ...appearance, ...scripts];

/** Canary and the latest release. */
const versions = docsVersions.slice(0, 2);

/** @type {[string, import('./kit.mjs').Recipe][]} */
const named = recipes.map((recipe) => [
  `${recipe.page}#${recipe.heading} ${recipe.result}`,
  recipe,
]);

it('has one recipe with each name', () => {
  const names = named.map(([name]) => name);
  expect(new Set(names)).toHaveLength(names.length);
});

// All recipes share one site per version, because each build takes minutes.
describe.runIf(process.env.FULL_TESTS && isRegistryReachable()).each(versions)(
  'In a new site, a reader of $name who follows',
  {timeout: 300_000},
  ({folder, framework}) => {
    /** @type {string} */
    let parent;
    /** @type {Map<unknown, unknown>} */
    const failures = new Map();
    /** @type {ReturnType<typeof eyesOn>} */
    let eyes;
    let stop = async () => {};

    beforeAll(async () => {
      parent = mkdtempSync(path.join(tmpdir(), `recipes-${framework}-`));
      const {site} = await createSite({folder, framework}, parent);
      /** @type {string[]} */
      const installs = [];
      for (const recipe of recipes) {
        try {
          const hands = handsOf(site, `${folder}/${recipe.page}.mdx`, recipe.heading);
          recipe.paste(hands);
          installs.push(...(recipe.install?.(hands) ?? []));
        } catch (error) {
          failures.set(recipe, error);
        }
      }
      await type([...installs, 'npm run build'], {cwd: site});
      const port = await freePort();
      /** @type {(value?: unknown) => void} */
      let finish = () => {};
      const finished = new Promise((resolve) => (finish = resolve));
      await new Promise((resolve, reject) => {
        const serve = `npm run serve -- --no-open --port ${port}`;
        whileServing(serve, {cwd: site, port}, () => {
          resolve(undefined);
          return finished;
        }).catch(reject);
      });
      const browser = await launchBrowser();
      stop = async () => {
        finish();
        await browser.close();
      };
      eyes = eyesOn({site, origin: `http://localhost:${port}`, browser});
    }, 900_000);

    afterAll(async () => {
      await stop();
      await rm(parent, {recursive: true, force: true});
    }, 300_000);

    it.each(named)('%s', async (_, recipe) => {
      if (failures.has(recipe)) {
        throw failures.get(recipe);
      }
      await recipe.check(eyes);
    });
  },
);
