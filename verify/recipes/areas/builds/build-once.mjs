// @ts-check
import path from 'node:path';

/** @type {Map<string, Promise<string>>} */
const builds = new Map();

/**
 * Builds a site in another way, only once for all recipes that look at the result.
 *
 * @param {Pick<import('../../kit.mjs').Eyes, 'site' | 'run'>} eyes
 * @param {string} folder which names the build
 * @param {string} command with `npm run build`
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} the path of the built folder
 */
export function buildOnce({site, run}, folder, command, env) {
  const target = path.join(site, folder);
  const known = builds.get(target);
  if (known) {
    return known;
  }
  const built = run([command], env).then(() => target);
  builds.set(target, built);
  return built;
}

/**
 * Below the base URL of the example that has one.
 *
 * @param {import('../../kit.mjs').Eyes} eyes
 */
export const buildBelowPath = (eyes) =>
  buildOnce(
    eyes,
    'build-below-path',
    `${eyes.command(0, 'environment-variables')} -- --out-dir build-below-path`,
  );
