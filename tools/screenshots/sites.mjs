// @ts-check
import {execFile, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import getPort from 'get-port';
import {readJson} from '../lib/json.mjs';
import {ROOT} from '../lib/paths.mjs';

/** Whether to take up the sites of the last run, which saves minutes while a picture is arranged. */
const keepsSites = process.argv.includes('--keep');

/** The sites' folders have the name of the docs' example, which commands print. */
const folder = 'my-website';

const scratch = path.join(tmpdir(), 'docusaurus-screenshots');

const sitesDir = path.join(ROOT, 'tools/screenshots/sites');

/** The release that the scaffolder makes sites for: the latest one with docs. */
const [latest] = readJson('versions.json');

/** With colors, but without news of updates or warnings about the npm settings of this machine. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/iu.test(name))),
  FORCE_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
  BROWSER: 'none',
  NPM_CONFIG_USERCONFIG: '/dev/null',
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  NPM_CONFIG_LOGLEVEL: 'notice',
  // The bundler's cache is in node_modules, which the sites share with the project.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

/** @type {Set<import('node:child_process').ChildProcess>} */
const servers = new Set();

/** Ends what this module has started, with its children. */
export function stopServers() {
  for (const {pid} of servers) {
    if (pid) {
      process.kill(-pid);
    }
  }
  servers.clear();
}

const run = promisify(execFile);

/** @type {Map<string, Promise<any>>} */
const done = new Map();

/**
 * Does something once, however often it is asked for.
 *
 * @template Result
 * @param {string} key
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result>}
 */
function once(key, action) {
  const result = done.get(key) ?? action();
  done.set(key, result);
  return result;
}

/** The scaffolder's site without its packages. */
const scaffold = () =>
  once('scaffold', async () => {
    if (keepsSites && existsSync(path.join(scratch, folder))) {
      return path.join(scratch, folder);
    }
    await rm(scratch, {recursive: true, force: true});
    await mkdir(scratch, {recursive: true});
    const scaffolder = [`create-docusaurus@${latest}`, folder, 'classic', '--typescript'];
    await run('npx', ['--yes', ...scaffolder, '--skip-install'], {cwd: scratch});
    return path.join(scratch, folder);
  });

/** Commands of a site's own `docusaurus`, run before its files are added. */
const commands = new Map([['versions', ['docs:version 1.0', 'docs:version 2.0']]]);

/**
 * Makes a site: the scaffolder's, with the files of `sites/<name>`. A configuration in there finds the
 * one that it replaces as `template.config`.
 *
 * @param {string} name
 * @returns {Promise<string>} its folder
 */
export const makeSite = (name) =>
  once(name, async () => {
    const dir = path.join(scratch, name, folder);
    if (keepsSites && existsSync(dir)) {
      return dir;
    }
    await cp(await scaffold(), dir, {recursive: true});
    await symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
    for (const command of commands.get(name) ?? []) {
      await run('npx', ['docusaurus', ...command.split(' ')], {cwd: dir, env});
    }
    await cp(path.join(dir, 'docusaurus.config.ts'), path.join(dir, 'template.config.ts'));
    const additions = path.join(sitesDir, name);
    if (existsSync(additions)) {
      await cp(additions, dir, {recursive: true});
    }
    return dir;
  });

/**
 * Starts a command and waits for what it prints, or for its end.
 *
 * @param {string} cwd
 * @param {string} command of a shell
 * @param {RegExp} [until]
 * @returns {Promise<string>} its output so far
 */
function start(cwd, command, until) {
  const child = spawn(command, {cwd, env, shell: true, detached: true});
  servers.add(child);
  let output = '';
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
        if (until?.test(output)) {
          resolve(output);
        }
      });
    }
    child.on('close', () => {
      servers.delete(child);
      resolve(output);
    });
  });
}

/**
 * Builds a site and serves it.
 *
 * @param {string} dir
 * @param {string} name
 * @returns {Promise<string>} the URL without a trailing slash
 */
export const serveBuild = (dir, name) =>
  once(`${name} served`, async () => {
    if (!(keepsSites && existsSync(path.join(dir, 'build/404.html')))) {
      console.log(`Building ${name}`);
      await run('npx', ['docusaurus', 'build'], {cwd: dir, env});
    }
    const port = await getPort();
    await start(dir, `npx docusaurus serve --no-open --port ${port}`, /Serving/u);
    return `http://localhost:${port}`;
  });

/**
 * Runs the command of a picture in a site.
 *
 * @param {string} dir
 * @param {import('./shots.mjs').Shot} shot
 * @returns {Promise<string>} what it printed, with the codes of colors
 */
export const runCommand = (dir, {site, command = '', until}) =>
  once(`${site}: ${command}`, () => start(dir, command, until));
