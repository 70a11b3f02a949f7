import {readdirSync, readFileSync} from 'node:fs';
import semver from 'semver';
import {expect, test} from 'vitest';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {lastVersion, releasePostOf} from '../support/versions';

const versions = readdirSync('changelog')
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length));

const sourceOf = (version: string) => readFileSync(`changelog/${version}.md`, 'utf8');
const dayOf = (version: string) => /^date: (\S{10})/mu.exec(sourceOf(version))![1]!;

/** In list order: newest day first, then newest version first within a day. */
const ordered = [...versions].sort(
  (a, b) => dayOf(b).localeCompare(dayOf(a)) || semver.rcompare(a, b),
);

const perPage = 20;

test('each page of the changelog lists 20 releases in order', {tags: ['changelog-pages']}, () => {
  const pageCount = Math.ceil(versions.length / perPage);
  for (let index = 0; index < pageCount; index += 1) {
    const route = index === 0 ? '/changelog/' : `/changelog/page/${index + 1}/`;
    expect(textsIn(route, 'h1')).toEqual([
      index === 0 ? 'Changelog' : `Changelog, page ${index + 1}`,
    ]);
    expect(attributesIn(route, '.pagination-nav', 'aria-label')).toEqual([
      'Newer and older entries',
    ]);
    expect(textsIn(route, 'main article h2')).toEqual(
      ordered.slice(index * perPage, (index + 1) * perPage),
    );
  }
});

test('titles of the changelog say so', () => {
  for (const [route, title] of [
    ['/changelog/3.9.2/', '3.9.2 changelog'],
    ['/changelog/authors/', 'Changelog authors'],
  ] as const) {
    expect(textsIn(route, 'head title')).toEqual([`${title} | Docusaurus Docs`]);
  }
});

test('the sidebar lists all releases in order, also within a day', () => {
  const page = '/changelog/2.0.0-beta.11/';
  const sidebar = 'nav[aria-label="All entries"]';
  expect(attributesIn(page, `${sidebar} a`, 'aria-label')).toEqual(ordered);
  expect(attributesIn(page, `${sidebar} [aria-current="page"]`, 'aria-label')).toEqual([
    '2.0.0-beta.11',
  ]);
  expect(linksNamed('/changelog/2.0.0-beta.12/', /^Older release/u)[0]?.href).toBe(page);
});

test("the counts in the list link to sections of the release's page", () => {
  const features = sourceOf('3.9.0').split('## New features')[1]!.split('\n## ')[0]!;
  const count = features.match(/^- /gmu)!.length;
  const links = linksNamed('/changelog/', `${count} new features in 3.9.0`, 'main article');
  expect(links.map(({href}) => href)).toContain('/changelog/3.9.0/#new-features');
  const $ = builtDocument('/changelog/3.9.0/');
  const index = $('nav[aria-label="Changes by kind"] a').toArray();
  expect($(index[0]).text()).toBe(`New features (${count})`);
  for (const link of index) {
    expect($(`h2${$(link).attr('href')}`)).toHaveLength(1);
  }
});

test('a release links to its post, docs, source and comparison, as far as it has them', () => {
  const linksOf = (version: string) =>
    linksNamed(`/changelog/${version}/`, /./u, `ul[aria-label="More about ${version}"]`).map(
      ({text, href}) => [text, href],
    );
  const repository = 'https://github.com/facebook/docusaurus';
  const previous = semver.maxSatisfying(versions, `<${lastVersion}`);
  expect(linksOf(lastVersion)).toEqual([
    ['Release post', releasePostOf(lastVersion)],
    [`Docs of ${lastVersion}`, `/docs/${lastVersion}/`],
    [`Source of ${lastVersion}`, `${repository}/tree/v${lastVersion}`],
    [`Compare with ${previous}`, `${repository}/compare/v${previous}...v${lastVersion}`],
  ]);
  const oldest = '2.0.0-alpha.19';
  expect(linksOf(oldest)).toEqual([[`Source of ${oldest}`, `${repository}/tree/v${oldest}`]]);
});
