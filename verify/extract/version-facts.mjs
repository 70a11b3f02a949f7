// @ts-check
// Runs in the folder with one version's packages, loads them, and writes their facts to a file.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {ROOT} from '../../tools/lib/paths.mjs';
import {cliCommands} from './commands.mjs';
import {swizzleComponents} from './components.mjs';
import {packageDir, packageNames, version} from './framework.mjs';
import {packageMessages} from './messages/messages.mjs';
import {schemaFacts} from './schemas/index.mjs';
import {makeScratchSite} from './scratch-site.mjs';
import {memberNames, moduleExports} from './types/exports.mjs';
import {compileTypes} from './types/program.mjs';

/** The absolute path of the file to write. */
const [file = ''] = process.argv.slice(2);

/**
 * Sorts the keys of objects.
 *
 * @param {string} _
 * @param {unknown} value of a key in JSON
 */
const sorted = (_, value) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

// Some plugins disable themselves in development.
process.env.NODE_ENV = 'production';

const siteDir = mkdtempSync(path.join(tmpdir(), 'facts-'));
const types = compileTypes();
const site = await makeScratchSite(siteDir);
const messages = packageNames.flatMap((name) => packageMessages(name, packageDir(name)));
const facts = {
  version,
  schemas: await schemaFacts(types, siteDir, messages),
  commands: await cliCommands(siteDir, site.config),
  components: await swizzleComponents(site.plugins),
  exports: moduleExports(types),
  members: memberNames(types),
  messages,
  packages: packageNames,
};
// In the project's code style, wherever the file is.
const style = await resolveConfig(path.join(ROOT, 'versions.json'));
writeFileSync(file, await format(JSON.stringify(facts, sorted), {...style, parser: 'json'}));
rmSync(siteDir, {recursive: true});
