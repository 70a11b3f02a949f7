#!/usr/bin/env node
// @ts-check
// `npm run verify [docs version ...]`: checks the docs against the framework's own packages.
import {ExplainedError, explainErrors} from '../tools/lib/explained-error.mjs';
import {packageFolder} from './extract/package-folder.mjs';
import {Facts} from './facts.mjs';
import {readPage} from './page/read-page.mjs';
import {formatProblem} from './problem.mjs';
import {verify} from './verify.mjs';
import {docsVersions, installedVersion, packagesDir, pagesOf} from './versions.mjs';

explainErrors();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !docsVersions.some((version) => version.name === name));

if (unknown.length > 0) {
  const names = docsVersions.map(({name}) => name).join(', ');
  throw new ExplainedError(
    `Unknown docs version: ${unknown.join(', ')}. Available versions: ${names}.`,
  );
}

let failed = 0;
for (const {name, folder, framework} of docsVersions) {
  if (wanted.length > 0 && !wanted.includes(name)) {
    continue;
  }
  if (process.env.FULL_TESTS && framework !== installedVersion) {
    await packageFolder(framework);
  }
  const packages = packagesDir(framework);
  const pages = pagesOf(folder).map((file) => readPage(file));
  const {problems, counts} = await verify(pages, Facts.load(framework), {
    packagesDir: packages,
    hasReference: true,
  });
  problems.forEach((problem) => console.log(formatProblem(problem)));
  failed += problems.length;
  const share = ((100 * counts.samples) / Math.max(1, counts.samples + counts.marked)).toFixed(1);
  console.log(
    [
      `${name} against ${framework}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${counts.pages} pages`,
      `  ${counts.optionRows} option rows, ${counts.commands} commands with flags, ${counts.identifiers} names in prose, ${counts.messages} errors and warnings`,
      `  ${counts.samples} samples checked (${share} %), ${counts.marked} marked; ${counts.otherBlocks} blocks are no samples`,
      packages
        ? '  code is type-checked against the packages'
        : `  code is checked for syntax only: its packages are not installed (npm run verify:facts ${framework})`,
    ].join('\n'),
  );
}
if (failed > 0) {
  console.log(
    '\nverify/facts has what the packages of a release accept. To describe a newer release in Canary, ' +
      'see "A newer Docusaurus" in README.md.',
  );
}
process.exitCode = failed > 0 ? 1 : 0;
