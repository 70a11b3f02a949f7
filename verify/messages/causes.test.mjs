// @ts-check
import {readFileSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import yaml from 'js-yaml';
import {describe, expect, it, onTestFinished} from 'vitest';
import {makeScratchSite} from '../../tools/lib/scratch-site/make.mjs';
import {runIn} from '../../tools/lib/scratch-site/run.mjs';
import {errorReference} from '../../src/content/error-reference.mjs';
import {ROOT} from '../../tools/lib/paths.mjs';
import {docsVersions, installedVersion} from '../versions.mjs';

/**
 * @typedef {object} Cause a mistake in a site, as causes.yml describes it
 * @property {string} id the heading of the entry that explains the message
 * @property {string} prints
 * @property {string} [docsVersion]
 * @property {string} [command]
 * @property {Record<string, Record<string, string>>} [edit] replacements by file
 * @property {Record<string, string>} [write]
 * @property {string[]} [remove]
 */

/** Milliseconds for one build. */
const timeout = 120_000;

const {site, causes} =
  /** @type {{site: Record<string, string>, causes: Record<string, Cause[]>}} */ (
    yaml.load(readFileSync(new URL('causes.yml', import.meta.url), 'utf8'))
  );

/** The causes of a docs version, by the group of the page. */
const causesOf = (/** @type {string} */ name) =>
  Object.entries(causes).map(
    ([group, all]) =>
      /** @type {const} */ ([
        group,
        all.filter(({docsVersion}) => docsVersion === undefined || docsVersion === name),
      ]),
  );

/** A pattern for a line that quotes a message, with `{name}` or a final `…` for any text. */
const patternOf = (/** @type {string} */ quote) =>
  quote
    .split(/\{[^{}]*\}|\s*…/u)
    .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&'))
    .join('.*');

/** The sections of a version's page about errors: their ids and the lines that they quote. */
const sectionsOf = (/** @type {string} */ folder) =>
  readFileSync(path.join(ROOT, folder, `${errorReference}.mdx`), 'utf8')
    .split(/^(?=#{2,3} )/mu)
    .map((section) => ({
      id: /\{#(.+)\}$/mu.exec(section)?.[1] ?? '',
      isGroup: section.startsWith('## '),
      quotes: [...section.matchAll(/^```text.*\n([^]*?)^```/gmu)]
        .flatMap(([, block = '']) => block.split('\n'))
        // Not those that only stand for a list of names.
        .filter((line) => /\p{Letter}/u.test(line.replaceAll(/\{[^{}]*\}/gu, ''))),
    }));

describe.each(
  docsVersions.filter(({name, framework}) => name === 'Canary' || framework === installedVersion),
)('The causes of messages in $name', ({name, folder, framework}) => {
  const sections = sectionsOf(folder);
  const groups = causesOf(name);

  it('have the order of the page', () => {
    const ids = groups.flatMap(([group, all]) => [group, ...all.map(({id}) => id)]);
    const listed = new Set(ids);
    expect([...listed]).toEqual(sections.map(({id}) => id).filter((id) => listed.has(id)));
    expect(sections.filter(({id, isGroup}) => isGroup && id in causes).length).toBe(groups.length);
  });

  it('print what the page quotes', () => {
    const isQuoted = (/** @type {Cause} */ {id, prints}) =>
      sections
        .find((section) => section.id === id)
        ?.quotes.some((quote) => new RegExp(`^${patternOf(quote)}$`, 'u').test(prints));
    expect(groups.flatMap(([, all]) => all).filter((cause) => !isQuoted(cause))).toEqual([]);
  });

  // A site each: too slow for every change. Only the installed packages can print anything.
  describe.runIf(framework === installedVersion && process.env.FULL_TESTS)('lead to them:', () => {
    it.each(groups.flatMap(([, all]) => all))('$id: $prints', {timeout}, async (cause) => {
      const {prints, command = 'build', edit = {}, write, remove = []} = cause;
      const siteDir = await makeScratchSite('cause', {...site, ...write});
      onTestFinished(() => rm(siteDir, {recursive: true}));
      for (const [file, replacements] of Object.entries(edit)) {
        let text = await readFile(path.join(siteDir, file), 'utf8');
        for (const [from, to] of Object.entries(replacements)) {
          expect(text).toContain(from);
          text = text.replace(from, () => to);
        }
        await writeFile(path.join(siteDir, file), text);
      }
      for (const file of remove) {
        await rm(path.join(siteDir, file));
      }
      const args = command.split(' ');
      const {output} = await runIn(siteDir, ['@docusaurus/core', 'docusaurus'], args);
      expect(stripVTControlCharacters(output)).toMatch(new RegExp(patternOf(prints), 'u'));
    });
  });
});
