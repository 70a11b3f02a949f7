// @ts-check
import {createRequire} from 'node:module';
import {describeCommand} from './describe-command.mjs';
import {load, requireFramework} from './framework.mjs';

/** Not a core command, so core loads the plugins' commands. */
const PLUGIN_COMMAND = 'docs:version';

/**
 * The `docusaurus` commands, including those of plugins.
 *
 * @param {string} siteDir
 * @param {string} config the name of its configuration file
 * @returns {Promise<Record<string, import('./describe-command.mjs').Command>>}
 */
export async function cliCommands(siteDir, config) {
  const coreFile = requireFramework.resolve('@docusaurus/core/lib/commands/cli.js');
  const {createCLIProgram} = load(coreFile);
  const {Command} = createRequire(coreFile)('commander');
  const program = await createCLIProgram({
    cli: new Command(),
    cliArgs: ['node', 'docusaurus', PLUGIN_COMMAND],
    siteDir,
    config,
  });
  return Object.fromEntries(
    program.commands.map((/** @type {any} */ command) => [
      command.name(),
      describeCommand(command),
    ]),
  );
}
