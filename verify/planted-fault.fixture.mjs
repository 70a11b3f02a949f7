import {readFileSync} from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import {expect} from 'vitest';
import {Facts} from './facts.mjs';
import {readPage} from './page/read-page.mjs';
import {formatProblem} from './problem.mjs';
import {verify} from './verify.mjs';
import {docsVersions, installedVersion} from './versions.mjs';

export const canary = Facts.load(docsVersions[0].framework);

/** The docs for the framework version that this site uses, whose packages are installed. */
export const installed = docsVersions.findLast(({framework}) => framework === installedVersion);
export const current = Facts.load(installedVersion);

/** The problems of one page with the given text. */
export async function problemsOf(file, text, facts, packagesDir) {
  // The checks block for seconds, during which Vitest wouldn't hear from its worker.
  await setImmediate();
  const read = () => readPage(file, text);
  return (await verify([file], facts, {packagesDir, read})).problems;
}

/** The existing problems of unchanged pages, computed once per page. */
const soundness = new Map();

function problemsOfSound(file, text, facts, packages) {
  const key = `${file} ${packages}`;
  const known = soundness.get(key) ?? problemsOf(file, text, facts, packages);
  soundness.set(key, known);
  return known;
}

/**
 * Plants a fault in a copy of a real page and expects exactly one problem.
 * `at` is part of the line that the problem must point to, by default the planted text.
 */
export async function expectCaught({file, from, to, at = to, says, facts = canary, packages}) {
  const sound = readFileSync(file, 'utf8');
  expect(sound.split(from).length - 1, `"${from}" in ${file}`).toBeGreaterThan(0);
  const planted = sound.replace(from, () => to);
  const line = planted.slice(0, planted.indexOf(at)).split('\n').length;
  const before = (await problemsOfSound(file, sound, facts, packages)).map(formatProblem);
  const after = (await problemsOf(file, planted, facts, packages)).map(formatProblem);
  expect(before).toEqual([]);
  expect(after).toContainEqual(
    expect.stringMatching(new RegExp(`^${file}:${line}: .*${says}`, 's')),
  );
}
