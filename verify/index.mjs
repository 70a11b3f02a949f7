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
  const problems = await verify(pages, Facts.load(framework), {
    packagesDir: packages,
    hasReference: true,
  });
  problems.forEach((problem) => console.log(formatProblem(problem)));
  failed += problems.length;
  const code = packages
    ? 'code is type-checked against the packages'
    : `code is checked for syntax only: its packages are not installed (npm run verify:facts ${framework})`;
  console.log(
    `Problems of ${name} against ${framework} in ${pages.length} pages: ${problems.length}; ${code}`,
  );
}
if (failed > 0) {
  console.log(
    '\nverify/facts has what the packages of a release accept. To describe a newer release in Canary, ' +
      'see "A newer Docusaurus" in README.md.',
  );
}
process.exitCode = failed > 0 ? 1 : 0;
