// @ts-check
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {commandsOnPage} from './page-files.mjs';
import {type} from './terminal.mjs';

export const isRegistryReachable = () => {
  try {
    execFileSync('npm', ['ping'], {stdio: 'ignore', timeout: 30_000});
    return true;
  } catch {
    // New sites need packages; the number of skipped tests shows it.
    return false;
  }
};

/**
 * Creates a site with the commands of the installation page, and installs its packages.
 *
 * @param {{folder: string, framework: string}} version
 * @param {string} parent the folder to create it in
 * @returns {Promise<{site: string, start: string}>} its folder, and the command that the page ends
 *   with
 */
export async function createSite({folder, framework}, parent) {
  const installation = `${folder}/installation.mdx`;
  const [create = ''] = commandsOnPage(installation);
  const [enter = '', start = ''] = commandsOnPage(installation, undefined, 1);
  const isOlder = readFileSync(installation, 'utf8').includes('{#progress-plugin}');
  const fix = isOlder ? commandsOnPage(installation, 'progress-plugin', 1) : [];
  // There's no one to answer the language prompt.
  const newSite = `${create.replace('@latest', `@${framework}`)} --typescript`;
  const [, name = ''] = enter.split(' ');
  await type([newSite, enter, ...fix], {cwd: parent, env: {npm_config_yes: 'true'}});
  return {site: path.join(parent, name), start};
}
