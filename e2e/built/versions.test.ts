import {describe, expect, test} from 'vitest';
import releases from '../../src/data/releases.json';
import {isCanaryNewer, minorOf} from '../../src/data/versions';
import {attributesIn, builtDocument, linksNamed, textsIn} from '../support/built-document';
import {builtPage, readBuilt, routes} from '../support/routes';
import {findUnchangedDoc, readSummary} from '../support/version-changes';
import {lastVersion, olderVersion, releasePostOf} from '../support/versions';

test.each([
  ['/docs/cli/', 'describe newer releases'],
  [`/docs/${olderVersion}/cli/`, 'describe an older release'],
])(
  '%s has a banner that links to the same page in the latest release',
  {tags: ['version-banners']},
  (route, text) => {
    const banner = '.theme-doc-version-banner';
    expect(textsIn(route, banner)).toEqual([expect.stringContaining(text)]);
    expect(attributesIn(route, `${banner} a`)).toEqual([`/docs/${lastVersion}/cli/`]);
    const latest = `/docs/${lastVersion}/cli/`;
    expect(textsIn(latest, banner)).toEqual([]);
    expect(textsIn(latest, '.theme-doc-version-badge')).toContain(`Version: ${lastVersion}`);
  },
);

test.each(['installation/', 'category/guides/'])(
  'only the last version of %s has no version in its title, and previews have none',
  (doc) => {
    const titles = ['', `${lastVersion}/`, `${olderVersion}/`].map(
      (version) => textsIn(`/docs/${version}${doc}`, 'head title')[0]!,
    );
    const [, name] = /^(.+) \| Docusaurus Docs$/u.exec(titles[1]!)!;
    expect(titles).toEqual([
      `${name} (Canary) | Docusaurus Docs`,
      `${name} | Docusaurus Docs`,
      `${name} (${olderVersion}) | Docusaurus Docs`,
    ]);
    expect(attributesIn(`/docs/${doc}`, 'meta[property="og:title"]', 'content')).toEqual([
      titles[1],
    ]);
  },
);

test('docs declare their version for search, and identical pages are in the sitemap once', () => {
  const sitemap = readBuilt('sitemap.xml');
  const changed = readSummary('canary').changed[0]!.permalink;
  const unchanged = findUnchangedDoc();
  const canonical = `/docs/${lastVersion}/${unchanged}`;
  for (const [route, tag, canonicalRoute] of [
    [changed, 'docs-default-current', changed],
    [`/docs/${lastVersion}/cli/`, `docs-default-${lastVersion}`, `/docs/${lastVersion}/cli/`],
    [`/docs/${unchanged}`, 'docs-default-current', canonical],
    [`/docs/${olderVersion}/${unchanged}`, `docs-default-${olderVersion}`, canonical],
    [canonical, `docs-default-${lastVersion}`, canonical],
  ] as const) {
    expect(attributesIn(route, 'meta[name="docsearch:docusaurus_tag"]', 'content')).toEqual([tag]);
    const [link = ''] = attributesIn(route, 'link[rel="canonical"]');
    expect(new URL(link).pathname).toBe(canonicalRoute);
    expect(sitemap.includes(`${route}</loc>`), route).toBe(route === canonicalRoute);
  }
});

describe('the versions page', () => {
  const page = '/versions/';

  test('links to docs, release notes, changelog and source for each version', () => {
    const $ = builtDocument(page);
    const hrefs = (name: string) =>
      $('main li')
        .filter((_, item) =>
          $(item)
            .find('*')
            .is((__, part) => $(part).text().trim() === name),
        )
        .first()
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href'));
    const source = 'https://github.com/facebook/docusaurus/tree';
    expect(hrefs(lastVersion)).toEqual([
      `/docs/${lastVersion}/`,
      `/versions/changes/${lastVersion}/`,
      releasePostOf(lastVersion),
      `/changelog/${lastVersion}/`,
      `${source}/v${lastVersion}`,
    ]);
    expect(hrefs('Canary')).toEqual([
      '/docs/',
      '/versions/changes/canary/',
      `https://github.com/facebook/docusaurus/releases/tag/v${releases.canaryFramework}`,
      `${source}/v${releases.canaryFramework}`,
    ]);
    expect(hrefs('3.6.3')).toEqual([
      '/blog/releases/3.6/',
      '/changelog/3.6.3/',
      `${source}/v3.6.3`,
    ]);
    expect(hrefs('2.0.1')).toEqual([
      'https://docusaurus-archive-october-2023.netlify.app/docs/2.0.1/',
      '/blog/2022/08/01/announcing-docusaurus-2.0/',
      '/changelog/2.0.1/',
      `${source}/v2.0.1`,
    ]);
  });

  test('says which docs fit a site, and where its upgrade checklist is', () => {
    const $ = builtDocument(page);
    for (const [name, href] of [
      ['@latest', isCanaryNewer ? '/docs/' : `/docs/${lastVersion}/`],
      [minorOf(lastVersion), `/docs/${lastVersion}/`],
      [minorOf(olderVersion), `/docs/${olderVersion}/`],
      ['2.x', 'https://docusaurus-archive-october-2023.netlify.app/docs/'],
    ] as const) {
      expect($(`table tr:contains("${name}")`).first().find('a').attr('href'), name).toBe(href);
    }
    const checklist = (from: string, to: string) =>
      linksNamed(page, `From ${from} to ${to}`)[0]?.href;
    expect(checklist(minorOf(olderVersion), minorOf(lastVersion))).toBe(
      `${releasePostOf(lastVersion)}#upgrade`,
    );
    expect(checklist('2.4', '3.0')).toBe('/blog/releases/3.0/#upgrade');
  });
});

test("a version's summary links to its changed pages and sections", () => {
  const summary = readSummary(lastVersion);
  const page = `/versions/changes/${lastVersion}/`;
  expect(attributesIn('/versions/', `a[aria-label="Docs changes in ${lastVersion}"]`)).toEqual([
    page,
  ]);
  expect(textsIn(page, 'main')[0]).toContain(`${summary.changed.length} pages changed`);
  const [changed] = summary.changed;
  const section = changed!.sections.find(({id, kind}) => id && kind !== 'removed')!;
  expect(attributesIn(page, 'main a')).toEqual(
    expect.arrayContaining([changed!.permalink, `${changed!.permalink}#${section.id}`]),
  );
  expect(routes).toContain(changed!.permalink);
});

test("an unchanged page doesn't mention changes", () => {
  expect(builtPage(`/docs/${lastVersion}/${findUnchangedDoc()}`)).not.toContain('changed since');
});
