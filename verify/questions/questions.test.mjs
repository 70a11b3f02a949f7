import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';

const folder = path.resolve('verify/questions');
const fewest = 8;

const idsIn = (dir, ending) =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => file.split(path.sep).join('/').slice(0, -ending.length))
    .sort();

/** The ids of the headings of a page, samples left out. */
const headingsOf = (id) =>
  readFileSync(path.join('docs', `${id}.mdx`), 'utf8')
    .replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2 *$/gmu, '')
    .split('\n')
    .flatMap((line) => /^#{2,6} .*\{#([\w.-]+)\}\s*$/u.exec(line)?.slice(1) ?? []);

const ids = idsIn(folder, '.yml');

it('every doc has its questions, and every list its doc', () => {
  expect(ids).toEqual(idsIn('docs', '.mdx'));
});

describe.each(ids.filter((id) => existsSync(path.join('docs', `${id}.mdx`))))('%s', (id) => {
  const questions = load(readFileSync(path.join(folder, `${id}.yml`), 'utf8'));
  const headings = questions.map(({heading}) => heading);

  it(`answers at least ${fewest} questions, each asked once`, () => {
    const texts = questions.map(({question}) => question);
    expect(texts.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(texts).size).toBe(texts.length);
    texts.forEach((text) => expect(text).toMatch(/\?$/u));
  });

  it('answers each under a heading that is there', () => {
    expect(headingsOf(id)).toEqual(expect.arrayContaining(headings));
  });

  it('answers no more than half of them under one heading', () => {
    for (const heading of headings) {
      const answered = headings.filter((other) => other === heading).length;
      expect(answered, heading).toBeLessThanOrEqual(headings.length / 2);
    }
  });
});
