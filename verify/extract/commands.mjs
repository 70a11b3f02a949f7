// @ts-check
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describeCommand} from './describe-command.mjs';
import {load, packageDir, packageNames, requireFramework} from './framework.mjs';

/** Not a core command, so core loads the plugins' commands. */
const PLUGIN_COMMAND = 'docs:version';

/**
 * The `docusaurus` commands, including those of plugins, and `create-docusaurus` if it's installed.
 *
 * @param {string} siteDir
 * @param {string} config the name of its configuration file
 * @returns {Promise<Record<string, import('./describe-command.mjs').Command>>}
 */
export async function cliCommands(siteDir, config) {
  const coreFile = requireFramework.resolve('@docusaurus/core/lib/commands/cli.js');
  const {createCLIProgram} = load(coreFile);
  const {Command} = createRequire(coreFile)('commander');
  const {commands} = await createCLIProgram({
    cli: new Command(),
    cliArgs: ['node', 'docusaurus', PLUGIN_COMMAND],
    siteDir,
    config,
  });
  const programs = [...commands, ...(await scaffolders())];
  return Object.fromEntries(programs.map((command) => [command.name(), describeCommand(command)]));
}

/** The program that creates a new site, in a list that is empty if it isn't installed. */
async function scaffolders() {
  if (!packageNames.includes('create-docusaurus')) {
    return [];
  }
  const bin = path.join(packageDir('create-docusaurus'), 'bin/index.js');
  const {program} = createRequire(bin)('commander');
  // Importing the file builds its program; parsing arguments would create a site.
  program.parse = () => program;
  await import(pathToFileURL(bin).href);
  return [program.name('create-docusaurus')];
}
