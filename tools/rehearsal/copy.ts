import {execFile, execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import getPort from 'get-port';
import {findBrowser} from '../lib/browser.mjs';
import {installOnce} from '../lib/install.mjs';
import {CACHE_DIR, ROOT} from '../lib/paths.mjs';
import {run, toolScript} from '../lib/run.mjs';
import type {Changes} from './verdicts';

export const copyDir = path.join(CACHE_DIR, 'rehearsal');

/** What saves time in the next run. */
const kept = ['.cache', '.docusaurus', 'build', 'node_modules'];

const copyEnv = () => ({
  ...process.env,
  // This process tests, but the copy also builds, and doesn't rehearse.
  NODE_ENV: undefined,
  VITEST: undefined,
  MODE: undefined,
  FULL_TESTS: undefined,
  // Pages show when they were changed last: the copy has the history of the site.
  GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], {cwd: ROOT}).toString().trim(),
  GIT_WORK_TREE: copyDir,
});

/** Copies the files of the site, also changed and new ones, but nothing that Git ignores. */
function copySite(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {cwd: ROOT});
  for (const file of files.toString().split('\0')) {
    // Deleted files stay listed until the deletion is staged.
    if (file && existsSync(path.join(ROOT, file))) {
      cpSync(path.join(ROOT, file), path.join(copyDir, file));
    }
  }
}

/**
 * Makes a copy of the site, with the edits that the move needs.
 *
 * @param edits
 * @returns the edits that don't apply
 */
export function makeCopy(edits: Changes['edits']): Changes['edits'] {
  mkdirSync(copyDir, {recursive: true});
  for (const name of readdirSync(copyDir).filter((entry) => !kept.includes(entry))) {
    rmSync(path.join(copyDir, name), {recursive: true});
  }
  copySite();
  return edits.filter(({file, from, to}) => {
    const target = path.join(copyDir, file);
    const text = existsSync(target) ? readFileSync(target, 'utf8') : '';
    if (!text.includes(from)) {
      return true;
    }
    writeFileSync(
      target,
      text.replace(from, () => to),
    );
    return false;
  });
}

/**
 * Installs the packages of a release into the copy, and otherwise those of the site.
 *
 * @param release such as `3.10.2`
 * @throws when npm fails
 */
export async function installRelease(release: string): Promise<void> {
  const manifest = path.join(copyDir, 'package.json');
  const text = readFileSync(manifest, 'utf8').replaceAll(
    /("@docusaurus\/[\w-]+"): "[^"]+"/gu,
    (_, name: string) => `${name}: "${release}"`,
  );
  writeFileSync(manifest, text);
  const wanted = text + readFileSync(path.join(copyDir, 'package-lock.json'), 'utf8');
  // The lock file stays as it is: the build is compared with that of the last run by all files.
  await installOnce(copyDir, wanted, ['--no-save', '--include=dev'], copyEnv());
}

/** @returns what the build printed, if it failed */
export const buildCopy = (): Promise<string> =>
  failureInCopy(['@docusaurus/core', 'docusaurus'], 'build');

/** @returns what doesn't fit the types of the release */
export const typeErrors = (): Promise<string> => failureInCopy(['typescript', 'tsc'], '--noEmit');

type Tool = [packageName: string, command: string];

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: {fullName: string; status: string}[];
  }[];
};
type Suite = {specs?: {file: string; title: string; ok: boolean}[]; suites?: Suite[]};

const reportFile = path.join(copyDir, '.cache/rehearsal.json');

/**
 * @param filters parts of the paths of test files
 * @returns the tests of Vitest that fail in the copy
 */
export function failedUnits(filters: string[]): Promise<string[]> {
  const projects = ['unit', 'component', 'build'].map((name) => `--project=${name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return failuresOf(
    ['vitest', 'vitest'],
    ['run', ...projects, ...reporters, ...filters],
    {},
    ({testResults}: VitestReport) =>
      testResults.flatMap(({name, status, assertionResults}) => {
        const file = path.relative(copyDir, name).split(path.sep).join('/');
        const failed = assertionResults.filter((test) => test.status === 'failed');
        return failed.length === 0 && status === 'failed'
          ? [`${file} › the file`]
          : failed.map(({fullName}) => `${file} › ${fullName}`);
      }),
  );
}

/**
 * @param filters parts of the paths of spec files
 * @returns the browser tests that fail in the copy
 */
export async function failedSpecs(filters: string[]): Promise<string[]> {
  const failedIn = ({specs = [], suites = []}: Suite): string[] => [
    ...specs.filter(({ok}) => !ok).map(({file, title}) => `e2e/${file} › ${title}`),
    ...suites.flatMap(failedIn),
  ];
  const env = {
    PLAYWRIGHT_CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    E2E_PORT: String(await getPort()),
    E2E_BASE_URL: undefined,
  };
  const args = ['test', '--reporter=list,json', '--retries=1', ...filters];
  return failuresOf(['@playwright/test', 'playwright'], args, env, failedIn);
}

/** @throws when the tests leave no report */
async function failuresOf<Report>(
  tool: Tool,
  args: string[],
  env: NodeJS.ProcessEnv,
  failedIn: (report: Report) => string[],
): Promise<string[]> {
  rmSync(reportFile, {force: true});
  const script = await toolScript(copyDir, ...tool);
  const exitCode = await run(process.execPath, [script, ...args], {
    cwd: copyDir,
    env: {...copyEnv(), ...env},
  });
  const failed = failedIn(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
  return failed.length === 0 && exitCode !== 0 ? [`${tool[1]} › the run`] : failed;
}

/** @returns what a command of an installed package printed, if it failed */
async function failureInCopy(tool: Tool, arg: string): Promise<string> {
  const script = await toolScript(copyDir, ...tool);
  const options = {cwd: copyDir, env: copyEnv(), maxBuffer: 100_000_000};
  return promisify(execFile)(process.execPath, [script, arg], options).then(
    () => '',
    ({stdout, stderr}: {stdout: string; stderr: string}) => `${stdout}${stderr}`,
  );
}
