// @ts-check
// Runs in the folder with one version's packages, loads them, and writes their facts to a file.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeJson} from '../../tools/lib/json.mjs';
import {cliCommands} from './commands.mjs';
import {swizzleComponents} from './components.mjs';
import {createCommand} from './create-docusaurus.mjs';
import {packageDir, packageNames, version} from './framework.mjs';
import {packageMessages} from './messages/messages.mjs';
import {schemaFacts} from './schemas/index.mjs';
import {makeScratchSite} from './scratch-site.mjs';
import {memberNames, moduleExports} from './types/exports.mjs';
import {compileTypes} from './types/program.mjs';

/** The absolute path of the file to write. */
const [file = ''] = process.argv.slice(2);

/**
 * @param {unknown} value
 * @returns {unknown} the same value with sorted object keys
 */
function sorted(value) {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

// Some plugins disable themselves in development.
process.env.NODE_ENV = 'production';

const siteDir = mkdtempSync(path.join(tmpdir(), 'facts-'));
const types = compileTypes();
const site = await makeScratchSite(siteDir);
const facts = {
  version,
  schemas: await schemaFacts(types, siteDir),
  commands: {
    ...(await cliCommands(siteDir, site.config)),
    ...(packageNames.includes('create-docusaurus') && {
      'create-docusaurus': await createCommand(),
    }),
  },
  components: await swizzleComponents(site.plugins),
  exports: moduleExports(types),
  members: memberNames(types),
  messages: packageNames.flatMap((name) => packageMessages(name, packageDir(name))),
  packages: packageNames,
};
await writeJson(file, sorted(facts));
rmSync(siteDir, {recursive: true});
