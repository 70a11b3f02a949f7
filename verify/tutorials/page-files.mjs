// @ts-check
import {readFileSync} from 'node:fs';
import {readPage} from '../page/read-page.mjs';

/** @type {Map<string, import('../page/read-page.mjs').Sample[]>} */
const samplesByPage = new Map();

/**
 * The fenced blocks of a page, or of one section with its subsections.
 *
 * @param {string} page the path from the project's root
 * @param {string} [section] the id of a heading
 * @returns {import('../page/read-page.mjs').Sample[]}
 * @throws when the page has no heading with that id
 */
export function samplesOnPage(page, section) {
  const samples = samplesByPage.get(page) ?? readPage(page).samples;
  samplesByPage.set(page, samples);
  if (!section) {
    return samples;
  }
  const lines = readFileSync(page, 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith('#') && line.endsWith(`{#${section}}`));
  if (first === -1) {
    throw new Error(`${page} has no heading {#${section}}; the test that runs it needs one.`);
  }
  const level = /^#+/u.exec(lines[first] ?? '')?.[0].length ?? 1;
  const isNext = new RegExp(`^#{1,${level}} .*\\{#[^}]+\\}$`, 'u');
  const length = lines.slice(first + 1).findIndex((line) => isNext.test(line));
  const last = length === -1 ? lines.length : first + length + 1;
  return samples.filter(({line}) => line > first && line <= last);
}

/**
 * The text of a file that a page shows, as a reader would paste it.
 *
 * @param {string} page the path from the project's root
 * @param {string} title of the block, which is empty without one; the first match is used
 * @param {string} [section] the id of a heading, to search only its section
 * @param {string} [words] that are in the block, where several have the title
 * @returns {string}
 * @throws when there is no such block
 */
export function fileOnPage(page, title, section, words = '') {
  const sample = samplesOnPage(page, section).find(
    (block) => (block.title ?? '') === title && block.code.includes(words),
  );
  if (!sample) {
    const content = words && ` and ${words}`;
    throw new Error(
      `${page} has no block with title="${title}"${content}; the test that runs it needs one.`,
    );
  }
  return sample.code;
}

/**
 * The shell commands of a section, as a reader would paste them.
 *
 * @param {string} page the path from the project's root
 * @param {string} [section] the id of a heading; the whole page if omitted
 * @param {number} [index] the index of the block in the section, starting at 0
 * @returns {string[]} one command per line
 * @throws when there is no such block
 */
export function commandsOnPage(page, section, index = 0) {
  const blocks = samplesOnPage(page, section).filter(({lang}) => lang === 'bash');
  const block = blocks[index];
  if (!block) {
    throw new Error(`${page} has no shell block ${index} in its section ${section}.`);
  }
  return block.code.split('\n').filter(Boolean);
}

/**
 * The files of a tree, such as `├── index.html   the home page`, as paths relative to its root.
 *
 * @param {string} page the path from the project's root
 * @param {string} section the id of the heading above the tree
 * @param {string} [title] of the block, where the section has several trees
 * @returns {string[]} files and folders, without those that the tree abbreviates (`… six pages`)
 */
export function treeOnPage(page, section, title) {
  const drawing = samplesOnPage(page, section).find(
    (block) => /[├└]/u.test(block.code) && (title ?? block.title) === block.title,
  );
  if (!drawing) {
    throw new Error(`${page} has no file tree in its section ${section}.`);
  }
  /** @type {string[]} */
  const folders = [];
  return drawing.code.split('\n').flatMap((line) => {
    const [, branches = '', name = ''] = /^([│\s]*)[├└]── (\S+)/u.exec(line) ?? [];
    if (!name || name === '…') {
      return [];
    }
    const depth = branches.length / 4;
    folders.splice(depth, Infinity, name);
    return [folders.join('/').replaceAll('//', '/')];
  });
}
