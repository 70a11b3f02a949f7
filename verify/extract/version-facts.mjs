// @ts-check
// Runs in the folder with one version's packages and loads them; started by `index.mjs`.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {cliCommands} from './commands.mjs';
import {swizzleComponents} from './components.mjs';
import {createCommand} from './create-docusaurus.mjs';
import {packageDir, packageNames, version} from './framework.mjs';
import {packageMessages} from './messages/messages.mjs';
import {schemaFacts} from './schemas/index.mjs';
import {makeScratchSite} from './scratch-site.mjs';
import {memberNames, moduleExports} from './types/exports.mjs';
import {compileTypes} from './types/program.mjs';

/** The working folder, where this script writes `facts.json`. */
const [workDir = ''] = process.argv.slice(2);

// Some plugins disable themselves in development.
process.env.NODE_ENV = 'production';

const siteDir = path.join(workDir, 'site');
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
writeFileSync(path.join(workDir, 'facts.json'), JSON.stringify(facts));
