// @ts-check
import {execFile} from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import semver from 'semver';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copySite} from './lib/copy-site.mjs';
import {readJson} from './lib/json.mjs';
import {CACHE_DIR, ROOT} from './lib/paths.mjs';

const versions = readJson('versions.json');
const {canaryFramework, archived} = readJson('src/data/releases.json');
const oldest = versions.at(-1);
/** A made-up release, because the one that Canary describes may have docs of its own already. */
const release = String(semver.inc(versions[0], 'minor'));
const archive = 'https://archive.example.com/docs/old/';

/** Runs the command in a copy of the site. */
const cut = (/** @type {string} */ copy, /** @type {string[]} */ ...args) =>
  promisify(execFile)(process.execPath, ['tools/cut-version.mjs', ...args], {cwd: copy});

// It copies the whole site, for a command that is used once per release.
describe.runIf(process.env.FULL_TESTS)('Cutting a version', {timeout: 900_000}, () => {
  /** @type {string} */
  let copy;
  const read = (/** @type {string} */ file) => readFileSync(path.join(copy, file), 'utf8');

  beforeAll(() => {
    mkdirSync(CACHE_DIR, {recursive: true});
    copy = mkdtempSync(path.join(CACHE_DIR, 'cut-version-'));
    copySite(copy);
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    const facts = readJson(`verify/facts/${canaryFramework}.json`);
    writeFileSync(
      path.join(copy, `verify/facts/${release}.json`),
      JSON.stringify({...facts, version: release}),
    );
    // What the command has to find: a link to the oldest docs, and a page that says it's Canary.
    appendFileSync(
      path.join(copy, 'docs/installation.mdx'),
      `\nThe Canary docs follow the [${oldest} docs](/docs/${oldest}/installation/).\n`,
    );
  }, 60_000);
  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  it.each([
    ['an invalid version', ['next', '--archive', archive], 'with three numbers'],
    ['a missing archive URL', [release], 'with --archive'],
    ['a version that exists', [oldest, '--archive', archive], `already has ${oldest}`],
    ['an unknown flag', [release, '--from', 'docs'], 'Unknown option'],
  ])('rejects %s and changes nothing', async (_, args, message) => {
    await expect(cut(copy, ...args)).rejects.toThrow(message);
    expect(readJson(path.join(copy, 'versions.json'))).toEqual(versions);
  });

  it('rejects uncommitted changes and names them', async () => {
    await promisify(execFile)('git', ['init', copy]);
    await expect(cut(copy, release, '--archive', archive)).rejects.toThrow(
      /^Commit or stash .*\n(?:.*\n)*\?\? docs\/$/mu,
    );
    rmSync(path.join(copy, '.git'), {recursive: true});
  });

  it('freezes pages and sidebars and archives the oldest version', async () => {
    const {stdout} = await cut(copy, release, '--archive', archive.slice(0, -1));
    expect(stdout).toContain(`versioned_docs/version-${release}`);
    expect(readJson(path.join(copy, 'versions.json'))).toEqual([release, ...versions.slice(0, -1)]);
    const frozen = `versioned_docs/version-${release}`;
    expect(readdirSync(path.join(copy, frozen), {recursive: true})).toEqual(
      readdirSync(path.join(copy, 'docs'), {recursive: true}),
    );
    expect(read(`${frozen}/cli.mdx`)).toBe(read('docs/cli.mdx'));
    const sidebars = readJson(
      path.join(copy, `versioned_sidebars/version-${release}-sidebars.json`),
    );
    expect(Object.keys(sidebars)).toEqual(['docs', 'api']);

    for (const gone of [
      `versioned_docs/version-${oldest}`,
      `versioned_sidebars/version-${oldest}-sidebars.json`,
      `verify/facts/${oldest}.json`,
    ]) {
      expect(existsSync(path.join(copy, gone)), gone).toBe(false);
    }
    expect(readJson(path.join(copy, 'src/data/releases.json')).archived).toEqual([
      {name: oldest, docsUrl: archive},
      ...archived,
    ]);
    // `npm test` checks the formatting of this file.
    expect(read('src/data/releases.json')).toContain(`"canaryFramework": "${canaryFramework}",\n`);
    expect(read('src/data/releases.json')).toMatch(/"pastReleases": \["/u);
    expect(stdout).toMatch(
      new RegExp(`call themselves Canary:\n(?:.*\n)*  ${frozen}/installation\\.mdx:\\d+`, 'u'),
    );
    const installation = read('docs/installation.mdx');
    expect(installation).toContain(`](${archive}installation/)`);
    expect(installation).not.toContain(`](/docs/${oldest}/`);
  });

  it('creates docs that match the packages', async () => {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      ['verify/index.mjs', release],
      // Otherwise, the packages of the version would be installed again.
      {cwd: copy, env: {...process.env, FULL_TESTS: ''}},
    );
    expect(stdout).toContain(`${release} against ${release}: 0 problems`);
  });

  it('creates a site that builds after adding release notes', async () => {
    // The command asks for these when it's done; without them, the build reports broken links.
    const minor = release.split('.').slice(0, 2).join('.');
    const entry = (
      /** @type {string} */ name,
      /** @type {string} */ slug,
      /** @type {string} */ author,
    ) =>
      `---\ntitle: "${name}"\ndescription: New.\nslug: ${slug}\ndate: 2026-11-01\nauthors: [${author}]\n---\n\nNew.\n\n<!-- truncate -->\n\nMore.\n`;
    writeFileSync(
      path.join(copy, `changelog/${release}.md`),
      entry(release, `/${release}`, 'changelog-desk'),
    );
    writeFileSync(
      path.join(copy, `blog/2026-11-01-release-${minor}.md`),
      `${entry(minor, `/releases/${minor}`, 'release-desk')}\n## Upgrade {#upgrade}\n\nUpdate.\n`,
    );
    const cli = path.join(copy, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    await promisify(execFile)(process.execPath, [cli, 'build', '--no-minify'], {
      cwd: copy,
      env: {...process.env, NODE_ENV: undefined, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    const html = read(`build/docs/${release}/cli/index.html`);
    expect(html).toContain(`docs-version-${release}`);
    expect(html).not.toContain('theme-doc-version-banner');
  });
});
