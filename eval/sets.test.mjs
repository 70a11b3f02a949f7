import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {halfOf, loadQueries, loadQuestions, version} from './sets.mjs';

const docs = path.resolve(`versioned_docs/version-${version}`);

/** Everything between fences, whose `#` is no heading. */
const fences = /^( *)(`{3,}|~{3,})[^]*?^\1\2 *$/gmu;

/** The marks of Markdown that no reader sees, but those of tables. */
const marks = /[`*]|\\(?=[{}<>[\]])|\[(?=[^\]]*\]\()|\]\([^)]*\)|<\/?[A-Z][^>]*>/gu;

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());

/** The rows of tables as an answer says them: the first cell, then the others with their columns. */
const rowsOf = (text) =>
  (text.match(/(?:^\|.*\|$\n?)+/gmu) ?? []).flatMap((table) => {
    const [columns, , ...rows] = table.trim().split('\n').map(cellsOf);
    return rows.map(([first, ...others]) => {
      const pieces = others.map((cell, number) => `${columns[number + 1]}: ${cell}`);
      return `${first} — ${pieces.join('; ')}`;
    });
  });

/** A section as its source has it, and as an answer does. */
function formsOf(text) {
  const plain = text.replace(marks, '');
  return [text, plain, ...rowsOf(plain)];
}

/** By address, the sections of a page: the texts below its headings, by their ids. */
function sectionsOfDocs() {
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => {
        const text = readFileSync(path.join(docs, file), 'utf8');
        const frontMatter = /^---\n[^]*?\n---$/mu.exec(text)?.[0] ?? '';
        const slug = /^slug: (\S+)$/mu.exec(frontMatter)?.[1];
        const route = slug ?? file.replace(/(?:(?:README|index)\.mdx|\.mdx)$/u, '');
        const address = `${route.replaceAll(path.sep, '/').replace(/^\/|\/$/gu, '')}/`;
        return [address === '/' ? './' : address, sectionsOfPage(text)];
      }),
  );
}

function sectionsOfPage(text) {
  const ids = [
    ...text
      .replace(fences, (fence) => fence.replaceAll('#', '.'))
      .matchAll(/^#{2,6} .*\{#([\w.-]+)\}$/gmu),
  ];
  const starts = ids.map(({index}) => index);
  const sections = ids.map((match, number) => [
    match[1],
    text.slice(match.index, starts[number + 1]),
  ]);
  return new Map([['', text.slice(0, starts[0])], ...sections]);
}

/** Pages that stand outside of the docs, as the sources name them. */
const otherPages = new Set([
  ...readdirSync('community').map((file) => `/community/${path.parse(file).name}/`),
  ...readdirSync('changelog').map((file) => `/changelog/${path.parse(file).name}/`),
  ...readdirSync('blog').flatMap((file) => {
    const slug = /^slug: (\S+)$/mu.exec(readFileSync(path.join('blog', file), 'utf8'))?.[1];
    return slug ? `/blog${slug}/` : [];
  }),
]);

const pages = sectionsOfDocs();
const count = (list, keyOf) =>
  list.reduce(
    (counts, each) => counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1),
    new Map(),
  );

describe.each(['', 'earlier/'])('the queries of %s', (folder) => {
  const queries = loadQueries(folder);

  it('are at least 160, each there once', () => {
    const texts = queries.map(({query}) => query.toLowerCase());
    expect(texts.length).toBeGreaterThanOrEqual(180);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('lead to pages that are there', () => {
    for (const {query, pages: expected} of queries) {
      expect(expected.length, query).toBeGreaterThan(0);
      for (const page of expected) {
        expect(pages.has(page) || otherPages.has(page), `${query}: ${page}`).toBe(true);
      }
    }
  });

  it.each(['exact', 'prefix', 'misspelt', 'natural-language', 'identifier'])(
    'are at least 20 of the kind %s, and 10 of them in each half',
    (kind) => {
      const ofKind = queries.filter((query) => query.kind === kind);
      expect(ofKind.length).toBeGreaterThanOrEqual(20);
      const halves = count(ofKind, ({query}) => halfOf(query));
      expect(Math.min(halves.get('tuned') ?? 0, halves.get('unseen') ?? 0)).toBeGreaterThanOrEqual(
        10,
      );
    },
  );
});

const divide = (questions) => ({
  questions,
  answerable: questions.filter(({sections}) => sections.length > 0),
  others: questions.filter(({sections}) => sections.length === 0),
});

describe.each(['', 'earlier/'])('all questions of %s', (folder) => {
  const {questions, answerable, others} = divide(loadQuestions(folder));

  it('are at least 48 that the docs answer, and 12 that they do not, each asked once', () => {
    const texts = questions.map(({after = '', question}) => `${after} ${question}`.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    expect(answerable.length).toBeGreaterThanOrEqual(48);
    expect(others.length).toBeGreaterThanOrEqual(12);
  });

  it('state facts as regular expressions', () => {
    const facts = questions.flatMap(({fact = []}) => fact);
    facts.forEach((fact) => expect(() => new RegExp(fact, 'iu'), fact).not.toThrow());
  });
});

describe.each(['', 'earlier/'])('the questions of %s', (folder) => {
  const {answerable, others} = divide(loadQuestions(folder));

  it('are enough of both in each half', () => {
    const halves = count(answerable, ({question}) => halfOf(question));
    expect(Math.min(halves.get('tuned') ?? 0, halves.get('unseen') ?? 0)).toBeGreaterThanOrEqual(
      24,
    );
    const refused = count(others, ({question}) => halfOf(question));
    expect(Math.min(refused.get('tuned') ?? 0, refused.get('unseen') ?? 0)).toBeGreaterThanOrEqual(
      6,
    );
  });

  it.each(answerable.map((each) => [each.question, each]))(
    'every section of "%s" states the fact',
    (_, {sections, fact}) => {
      for (const section of sections) {
        const [page, hash = ''] = section.split('#');
        const text = pages.get(page)?.get(hash);
        expect(text, `${section} is there`).toBeDefined();
        expect(
          fact.some((wording) =>
            formsOf(text).some((form) => new RegExp(wording, 'iu').test(form)),
          ),
          section,
        ).toBe(true);
      }
    },
  );
});
