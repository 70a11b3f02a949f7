// @ts-check
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pagesOf} from '../verify/versions.mjs';
import {parseScriptArgs} from './lib/args.mjs';
import {ExplainedError} from './lib/explained-error.mjs';
import {readJson, writeJson} from './lib/json.mjs';
import {CONTENT_FOLDERS, ROOT} from './lib/paths.mjs';
import {run, toolScript} from './lib/run.mjs';

const usage = `version:cut -- VERSION --archive URL

  VERSION        the Docusaurus release that the Canary docs describe, such as 1.2.3
  --archive URL  where readers can find the oldest version, which is removed from the site, such as
                 https://archive.example.com/docs/1.0.0/
  --help         shows this text`;

/**
 * Freezes the Canary docs as a release: pages, sidebars and facts. Removes the oldest release from
 * the site and links to its archived docs instead.
 *
 * @param {{version: string, archive: string}} wanted
 * @throws {ExplainedError} when the version exists, changes aren't committed, or a step fails
 */
async function cutVersion({version, archive}) {
  const versions = readJson('versions.json');
  const oldest = versions.at(-1);
  if (versions.includes(version)) {
    throw new ExplainedError(`versions.json already has ${version}: ${versions.join(', ')}.`);
  }
  // Nothing without Git, or in a source archive.
  const {stdout} = spawnSync('git', ['status', '--porcelain', '.'], {cwd: ROOT, encoding: 'utf8'});
  if (stdout) {
    throw new ExplainedError(`Commit or stash (git stash -u) your changes first:\n${stdout}`);
  }
  await makeFacts(version);
  await step(
    await toolScript(ROOT, '@docusaurus/core', 'docusaurus'),
    ['docs:version', version],
    `To start again: git checkout versions.json && git clean -fd versioned_docs/version-${version} versioned_sidebars/version-${version}-sidebars.json verify/facts/${version}.json`,
  );
  const changed = await archiveVersion(oldest, archive);
  const stale = linesAboutCanary(`versioned_docs/version-${version}`);
  const minor = version.split('.').slice(0, 2).join('.');

  console.log(`
The docs of ${version} are in versioned_docs/version-${version}, and are the latest release.
The docs of ${oldest} have left the site; links to them now lead to ${archive}${
    changed.length > 0 ? ` in\n  ${changed.join('\n  ')}` : ''
  }

Next:
- Where these files list the versions, add ${version}.
- Change the version in the shortcuts in static/manifest.json.
- Search community, src/pages and tools/specification/statements.yml for ${versions[0]}, and change it
  where it means the latest release.
- Correct the frozen docs where they call themselves Canary${
    stale.length > 0 ? `:\n  ${stale.join('\n  ')}` : '.'
  }
- Add changelog/${version}.md${
    hasReleasePost(minor)
      ? ''
      : ` and a release post with the slug /releases/${minor}, a heading with the ID upgrade, and a screenshot`
  }. Without them, the build reports broken links or npm test fails.
- Run npm test, and commit everything.`);
}

/**
 * @returns {{version: string, archive: string}} the URL ends with a slash
 * @throws {ExplainedError} on an invalid version or URL; the message has the usage
 */
function parseCutArgs() {
  const {positionals, values} = parseScriptArgs(usage, {
    allowPositionals: true,
    options: {archive: {type: 'string', default: ''}},
  });
  const version = positionals.join(' ');
  const {archive} = values;
  if (!/^\d+\.\d+\.\d+$/u.test(version)) {
    throw new ExplainedError(
      `The first argument must be a version with three numbers, not "${version}".\n\nUsage: npm run ${usage}`,
    );
  }
  if (!/^https?:\/\/\S+$/u.test(archive)) {
    throw new ExplainedError(
      `The oldest docs will be removed. Set the URL where readers can find them with --archive; "${archive}" is not a URL.\n\nUsage: npm run ${usage}`,
    );
  }
  return {version, archive: archive.replace(/\/?$/u, '/')};
}

/**
 * Extracts the facts that the docs of a version are checked against, unless they exist.
 *
 * @param {string} version
 */
async function makeFacts(version) {
  if (!existsSync(path.join(ROOT, 'verify/facts', `${version}.json`))) {
    await step(
      path.join(ROOT, 'verify/extract/index.mjs'),
      [version],
      `Check that npm has Docusaurus ${version}. The docs are unchanged.`,
    );
  }
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {string} advice what to do if it fails
 * @throws {ExplainedError} when it fails
 */
async function step(script, args, advice) {
  const exitCode = await run(process.execPath, [script, ...args], {cwd: ROOT});
  if (exitCode !== 0) {
    const name = path.relative(ROOT, script);
    throw new ExplainedError(`${name} ${args.join(' ')} failed. See its messages above. ${advice}`);
  }
}

/**
 * Removes the docs of a version from the site, adds it to the archived versions, and changes links
 * to its docs to the archive.
 *
 * @param {string} version a version in `versions.json`, such as `3.8.1`
 * @param {string} docsUrl the URL of its archived docs, with a trailing slash
 * @returns {Promise<string[]>} the files with changed links, as paths from the root
 */
async function archiveVersion(version, docsUrl) {
  const versions = readJson('versions.json');
  await writeJson(
    'versions.json',
    versions.filter((/** @type {string} */ name) => name !== version),
  );
  const releases = readJson('src/data/releases.json');
  await writeJson('src/data/releases.json', {
    ...releases,
    archived: [{name: version, docsUrl}, ...releases.archived],
  });
  for (const name of [
    `versioned_docs/version-${version}`,
    `versioned_sidebars/version-${version}-sidebars.json`,
    ...(releases.canaryFramework === version ? [] : [`verify/facts/${version}.json`]),
  ]) {
    rmSync(path.join(ROOT, name), {recursive: true, force: true});
  }
  return CONTENT_FOLDERS.flatMap((folder) => redirectLinks(folder, version, docsUrl));
}

/**
 * @param {string} folder
 * @param {string} version
 * @param {string} docsUrl
 */
const redirectLinks = (folder, version, docsUrl) =>
  pagesOf(folder).filter((name) => {
    const text = readFileSync(path.join(ROOT, name), 'utf8');
    const changed = text.replaceAll(`](/docs/${version}/`, `](${docsUrl}`);
    if (changed !== text) {
      writeFileSync(path.join(ROOT, name), changed);
    }
    return changed !== text;
  });

/**
 * @param {string} folder the frozen docs
 * @returns {string[]} the places that name the Canary docs, such as `versioned_docs/…/cli.mdx:7`
 */
const linesAboutCanary = (folder) =>
  pagesOf(folder).flatMap((name) =>
    readFileSync(path.join(ROOT, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes('Canary docs') ? [`${name}:${index + 1}`] : [])),
  );

/**
 * @param {string} minor such as `3.9`; patch releases share the post of their minor release
 */
const hasReleasePost = (minor) =>
  readdirSync(path.join(ROOT, 'blog')).some((name) => name.includes(`-release-${minor}.`));

await cutVersion(parseCutArgs());
