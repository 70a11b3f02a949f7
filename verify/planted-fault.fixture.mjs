import {readFileSync} from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import {expect} from 'vitest';
import {Facts} from './facts.mjs';
import {readPage} from './page/read-page.mjs';
import {formatProblem} from './problem.mjs';
import {verify} from './verify.mjs';
import {docsVersions} from './versions.mjs';

const own = JSON.parse(readFileSync('package.json', 'utf8')).dependencies['@docusaurus/core'];

export const canary = Facts.load(docsVersions[0].framework);

/** The docs of the framework version that this site itself uses, whose packages are installed. */
export const installed = docsVersions.findLast(({framework}) => framework === own);
export const current = Facts.load(own);

/** The problems of one page, read with the text given. */
export async function problemsOf(file, text, facts, packagesDir) {
  // The checks take seconds without a pause, in which Vitest would hear nothing from its worker.
  await setImmediate();
  const read = () => readPage(file, text);
  return (await verify([file], facts, {packagesDir, read})).problems;
}

/** What is wrong with pages as they are: read once, however many faults are planted in them. */
const soundness = new Map();

function problemsOfSound(file, text, facts, packages) {
  const key = `${file} ${packages}`;
  const known = soundness.get(key) ?? problemsOf(file, text, facts, packages);
  soundness.set(key, known);
  return known;
}

/**
 * Plants a fault in a copy of a real page and expects the one problem it makes.
 * `at` is a piece of the line that the problem has to name; without it, the planted text is.
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
