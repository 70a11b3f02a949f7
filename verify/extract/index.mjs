// @ts-check
// `npm run verify:facts -- [version…]`: extracts the facts that the docs are checked against.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseScriptArgs} from '../../tools/lib/args.mjs';
import {ExplainedError} from '../../tools/lib/explained-error.mjs';
import {ROOT} from '../../tools/lib/paths.mjs';
import {run} from '../../tools/lib/run.mjs';
import {docsVersions} from '../versions.mjs';
import {packageFolder} from './package-folder.mjs';

const usage = `verify:facts -- [version…]

  version    of Docusaurus (default: each that the docs describe)`;

const extractor = fileURLToPath(new URL('version-facts.mjs', import.meta.url));

const {positionals} = parseScriptArgs(usage, {allowPositionals: true});
const versions =
  positionals.length > 0 ? positionals : docsVersions.map(({framework}) => framework);
for (const version of versions) {
  const folder = await packageFolder(version);
  const file = `verify/facts/${version}.json`;
  // In a separate process, because one process can't load two versions.
  const exitCode = await run(process.execPath, [extractor, path.join(ROOT, file)], {cwd: folder});
  if (exitCode !== 0) {
    throw new ExplainedError(
      `Could not read the facts of ${version} from ${folder}; see the error above.`,
    );
  }
  console.log(`Wrote ${file}`);
}
