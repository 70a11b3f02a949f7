// @ts-check
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describeCommand} from './describe-command.mjs';
import {packageDir} from './framework.mjs';

const bin = path.join(packageDir('create-docusaurus'), 'bin/index.js');
const templatesDir = path.join(packageDir('create-docusaurus'), 'templates');

/**
 * The command that creates a new site.
 *
 * @param {string} scratchDir a folder where sites can be created
 * @returns {Promise<import('./describe-command.mjs').Command & {templates: string[]}>}
 */
export async function createCommand(scratchDir) {
  const {program} = createRequire(bin)('commander');
  // Importing the file builds its program; parsing arguments would create a site.
  program.parse = () => program;
  await import(pathToFileURL(bin).href);
  const folders = readdirSync(templatesDir).filter((name) =>
    existsSync(path.join(templatesDir, name, 'package.json')),
  );
  return {
    ...describeCommand(program),
    templates: folders.filter((name) => isTemplate(name, scratchDir)).sort(),
  };
}

/**
 * Whether a template can be requested by this name, since some folders are variants of others.
 *
 * @param {string} name
 * @param {string} scratchDir
 */
function isTemplate(name, scratchDir) {
  const args = [bin, name, name, scratchDir, '--skip-install', '--javascript'];
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  if (status !== 0 && !stderr.includes('Invalid template')) {
    throw new Error(`create-docusaurus fails on its template ${name}: ${stderr}`);
  }
  return status === 0;
}
