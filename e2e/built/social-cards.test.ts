import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {beforeAll, expect, test} from 'vitest';
import {buildDir, builtFor, builtPage, readBuilt, routes} from '../support/routes';
import {lastVersion, olderVersion} from '../support/versions';

/** The contents of the image tags by name; a duplicate tag has two values. */
type Tags = Record<string, string[]>;
type Head = {route: string; title: string; tags: Tags};

/** What crawlers see: the head of a page as served, before any script runs. */
function readHead(route: string): Head {
  const html = route.endsWith('.html') ? readBuilt(route) : builtPage(decodeURI(route));
  const $ = load(html.slice(0, html.indexOf('<body')));
  const tags: Tags = {};
  for (const meta of $('meta').toArray()) {
    const key = meta.attribs.property ?? meta.attribs.name ?? '';
    if (/^(?:og|twitter):image/.test(key)) {
      (tags[key] ??= []).push(meta.attribs.content!);
    }
  }
  return {route, title: $('title').text(), tags};
}

const readSitemap = () =>
  [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );

const copies = JSON.parse(
  readFileSync('.docusaurus/version-changes/default/copies.json', 'utf8'),
) as string[];

const cardAddress = /^http:\/\/localhost:3000\/img\/cards\/[\da-f]+\.png$/;

beforeAll(() => {
  if (!existsSync(path.join(buildDir, 'img/cards'))) {
    throw new Error('build/ has no social cards. Build it again without SOCIAL_CARDS=false.');
  }
});

test('every page in the sitemap links to a card with its title', () => {
  const heads = readSitemap().map(readHead);
  expect(heads.length).toBeGreaterThan(300);
  const wrong = heads.filter(({route, title, tags}) => {
    const [address = '', alt = ''] = [tags['og:image']?.[0], tags['og:image:alt']?.[0]];
    const expected = {
      'og:image': [address],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [alt],
      'twitter:image': [address],
      'twitter:image:alt': [alt],
    };
    const isAddress =
      route === '/' ? address === `${builtFor}/img/social-card.png` : cardAddress.test(address);
    return (
      !isAddress ||
      !alt.includes(title.replace(' | Docusaurus Docs', '')) ||
      JSON.stringify(Object.entries(tags).sort()) !==
        JSON.stringify(Object.entries(expected).sort())
    );
  });
  expect(wrong).toEqual([]);
});

test('every card image is a 1200 × 630 PNG under 40 KB', async () => {
  const heads = readSitemap().map(readHead);
  const addresses = [...new Set(heads.map(({tags}) => new URL(tags['og:image']![0]!).pathname))];
  const images = await Promise.all(
    addresses.map(async (address) => {
      const file = path.join(buildDir, address);
      const {format, width, height} = await sharp(file).metadata();
      return {address, format, width, height, size: statSync(file).size};
    }),
  );
  expect(images.length).toBeGreaterThan(200);
  expect(
    images.filter(
      ({format, width, height, size}) =>
        format !== 'png' || width !== 1200 || height !== 630 || size > 40_000,
    ),
  ).toEqual([]);
});

test('a card shows which part of the site its page belongs to', () => {
  const places: Record<string, string> = {
    [`/docs/${lastVersion}/installation/`]: `Docs ${lastVersion}: Installation`,
    [`/docs/${olderVersion}/cli/`]: `API ${olderVersion}: Command line`,
    '/blog/releases/3.9/': 'Blog: Docusaurus 3.9',
    [`/changelog/${lastVersion}/`]: `Changelog: ${lastVersion}`,
    '/community/release-process/': 'Community: Release process',
  };
  const heads = Object.keys(places).map(readHead);
  for (const {route, tags} of heads) {
    expect(tags['og:image:alt'], route).toEqual([`Docusaurus Docs, ${places[route]}`]);
  }
});

test('pages that are unchanged since the last version share its card', () => {
  expect(copies.length).toBeGreaterThan(0);
  const original = (route: string) =>
    route.replace(/^\/docs\/(?:\d[\d.]*\/)?/, `/docs/${lastVersion}/`);
  const heads = [...copies, ...copies.map(original)].map(readHead);
  const imageOf = new Map(heads.map(({route, tags}) => [route, tags['og:image']]));
  for (const route of copies) {
    expect(imageOf.get(route), route).toEqual(imageOf.get(original(route)));
  }
});

test('a page with a custom image keeps it', () => {
  const own = `${builtFor}/img/app/icon-512.png`;
  const {tags} = readHead('/tests/pages/social-image/');
  expect(tags).toEqual({'og:image': [own], 'twitter:image': [own]});
});

test("test area pages use the site's default card", () => {
  const {tags} = readHead('/tests/');
  expect(tags['og:image']).toEqual([`${builtFor}/img/social-card.png`]);
});

test('every page has an image', () => {
  const heads = [...routes, '/404.html'].map(readHead);
  expect(heads.filter(({tags}) => tags['og:image']?.length !== 1)).toEqual([]);
});

test("the offline app doesn't download cards", () => {
  const list = readBuilt('offline-app.json');
  expect(list).toContain('/img/logo.svg');
  expect(list).not.toContain('/img/cards/');
});
