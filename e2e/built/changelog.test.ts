import {readdirSync, readFileSync} from 'node:fs';
import semver from 'semver';
import {expect, test} from 'vitest';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {builtPage} from '../support/routes';
import {lastVersion, olderVersion, releasePostOf} from '../support/versions';

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
    expect(textsIn(route, 'main article h2')).toEqual(
      ordered.slice(index * perPage, (index + 1) * perPage),
    );
  }
});

test('releases from the same day are listed newest version first, even across pages', () => {
  const sameDay = ['2.0.0-beta.13', '2.0.0-beta.12', '2.0.0-beta.11'];
  expect(new Set(sameDay.map(dayOf)).size).toBe(1);
  for (const [index, version] of sameDay.slice(1).entries()) {
    expect(linksNamed(`/changelog/${sameDay[index]}/`, /^Older release/u)[0]?.href).toBe(
      `/changelog/${version}/`,
    );
  }
  const page = `/changelog/${sameDay[2]}/`;
  const sidebar = 'nav[aria-label="Releases"]';
  expect(attributesIn(page, `${sidebar} a`, 'aria-label')).toEqual(ordered);
  expect(attributesIn(page, `${sidebar} [aria-current="page"]`, 'aria-label')).toEqual([
    sameDay[2],
  ]);
});

test("the counts in the list link to sections of the release's page", () => {
  const features = sourceOf('3.9.0').split('## New features')[1]!.split('\n## ')[0]!;
  const count = features.match(/^- /gmu)!.length;
  const links = linksNamed('/changelog/', `${count} new features`, 'main article');
  expect(links.map(({href}) => href)).toContain('/changelog/3.9.0/#new-features');
  const $ = builtDocument('/changelog/3.9.0/');
  const index = $('nav[aria-label="Changes by kind"] a').toArray();
  expect($(index[0]).text()).toBe(`New features (${count})`);
  for (const link of index) {
    expect($(`h2${$(link).attr('href')}`)).toHaveLength(1);
  }
});

test('a release links to its post, docs, source and comparison', () => {
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
  expect(linksOf(olderVersion).map(([label]) => label)).toContain(`Docs of ${olderVersion}`);
  expect(linksOf('2.0.0-beta.10')).toEqual([
    ['Source of 2.0.0-beta.10', `${repository}/tree/v2.0.0-beta.10`],
    ['Compare with 2.0.0-beta.9', `${repository}/compare/v2.0.0-beta.9...v2.0.0-beta.10`],
  ]);
});

test('all contributors are in a part that readers open', () => {
  const $ = builtDocument('/changelog/3.9.0/');
  const details = $('details').filter((_, part) => $(part).text().includes('18 contributors'));
  expect(details.find('summary').text()).toContain('3v0k4, akshatsinha0');
  expect(details.find('a')).toHaveLength(18);
});

test("blogs don't show changelog features", () => {
  for (const route of ['/blog/', '/tests/blog/']) {
    expect(builtPage(route)).toContain('Blog recent posts navigation');
    expect(attributesIn(route, '[aria-label^="Changes in"]', 'aria-label')).toEqual([]);
  }
});
