// @ts-check
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describeCommand} from './describe-command.mjs';
import {packageDir} from './framework.mjs';

const bin = path.join(packageDir('create-docusaurus'), 'bin/index.js');

/**
 * The command that creates a new site.
 *
 * @returns {Promise<import('./describe-command.mjs').Command>}
 */
export async function createCommand() {
  const {program} = createRequire(bin)('commander');
  // Importing the file builds its program; parsing arguments would create a site.
  program.parse = () => program;
  await import(pathToFileURL(bin).href);
  return describeCommand(program);
}
