#!/usr/bin/env node
// @ts-check
// `npm run verify [docs version ...]`: checks the docs against the framework's own packages.
import {chosenNames, parseScriptArgs} from '../tools/lib/args.mjs';
import {packageFolder} from './extract/package-folder.mjs';
import {Facts} from './facts.mjs';
import {readPage} from './page/read-page.mjs';
import {formatProblem} from './problem.mjs';
import {checkPages} from './check-pages.mjs';
import {docsVersions, installedVersion, packagesDir, pagesOf} from './versions.mjs';

const {positionals} = parseScriptArgs('verify -- [docs version…]', {allowPositionals: true});
const all = docsVersions.map(({name}) => name);
const wanted = chosenNames('docs version', all, positionals);

let failed = 0;
for (const {name, folder, framework} of docsVersions.filter(({name}) => wanted.includes(name))) {
  if (process.env.FULL_TESTS && framework !== installedVersion) {
    await packageFolder(framework);
  }
  const packages = packagesDir(framework);
  const pages = pagesOf(folder).map((file) => readPage(file));
  const problems = await checkPages(pages, Facts.load(framework), {
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
      'see "Upgrading Docusaurus" in CONTRIBUTING.md.',
  );
}
process.exitCode = failed > 0 ? 1 : 0;
