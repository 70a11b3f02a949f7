// @ts-check
import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {readJson} from './json.mjs';
import {ROOT} from './paths.mjs';

/** Licenses without conditions for what a site is built with, or only that of keeping a notice. */
const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|0BSD|Zlib|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|WTFPL|Python-2\.0|OFL-1\.1)$/u;

/** Packages with other licenses, or whose package.json has none. */
const ACCEPTED = [
  {name: /^@img\/sharp-/u, reason: 'LGPL: runs during the build, as a library of its own'},
  {name: /^(?:lightningcss(?:-.+)?|satori)$/u, reason: 'MPL: runs during the build'},
  {name: /^(?:@axe-core\/playwright|axe-core)$/u, reason: 'MPL: runs in tests'},
  {name: /^@cspell\/dict-/u, reason: 'CC BY-SA: a word list that the spelling check reads'},
  {name: /^elkjs$/u, reason: 'EPL: unchanged in the bundle of diagrams, its source is public'},
  {name: /^(?:eval|format|jsesc|khroma|require-like|svg-tags)$/u, reason: 'MIT in its files'},
];

/**
 * @param {string} license an SPDX expression without parentheses inside others
 * @returns {boolean}
 */
const isPermissive = (license) =>
  license
    .replace(/^\(|\)$/gu, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.test(part)));

it('every package has a license that allows using it', () => {
  const {packages} = readJson('package-lock.json');
  const [, ...folders] = Object.keys(packages);
  const problems = folders.flatMap((folder) => {
    const name = folder.replace(/^.*node_modules\//u, '');
    const {license = 'none'} = packages[folder];
    const isFine = isPermissive(license) || ACCEPTED.some((accepted) => accepted.name.test(name));
    return isFine ? [] : [`${name}: ${license}`];
  });
  expect(problems).toEqual([]);
});

it('package-lock.json is that of package.json', () => {
  const {dependencies, devDependencies} = readJson('package.json');
  // npm test installs what the lock file says, and only adds what it lacks.
  expect(readJson('package-lock.json').packages['']).toMatchObject({dependencies, devDependencies});
});

it.runIf(process.env.FULL_TESTS)(
  'no package that the site is built with has a critical advisory',
  {timeout: 120_000},
  (context) => {
    const args = ['audit', '--omit=dev', '--json'];
    const {stdout} = spawnSync('npm', args, {cwd: ROOT, encoding: 'utf8'});
    const report = JSON.parse(stdout);
    context.skip(!report.metadata, `The registry serves no advisories: ${report.message}`);
    const severe = Object.entries(report.vulnerabilities)
      .filter(([, {severity}]) => severity === 'critical')
      .map(([name]) => name);
    expect(severe).toEqual([]);
  },
);
