import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {beforeAll, expect, test} from 'vitest';
import {buildDir, builtFor, builtPage, readBuilt, readSitemap, routes} from '../support/routes';
import {lastVersion} from '../support/versions';

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
  // Unlike the title, without the version of docs, which is the section of the card.
  const title = $('meta[property="og:title"]').attr('content')!;
  return {route, title, tags};
}

const heads = readSitemap().map(readHead);

const cardAddress = /^http:\/\/localhost:3000\/img\/cards\/[\da-f]+\.png$/;

beforeAll(() => {
  if (!existsSync(path.join(buildDir, 'img/cards'))) {
    throw new Error('build/ has no social cards. Build it again without SOCIAL_CARDS=false.');
  }
});

test('every page in the sitemap links to a card with its title', () => {
  expect(heads.length).toBeGreaterThan(300);
  for (const {route, title, tags} of heads) {
    const [address = '', alt = ''] = [tags['og:image']?.[0], tags['og:image:alt']?.[0]];
    expect(tags, route).toEqual({
      'og:image': [address],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [alt],
      'twitter:image': [address],
      'twitter:image:alt': [alt],
    });
    expect(address, route).toEqual(
      route === '/' ? `${builtFor}/img/social-card.png` : expect.stringMatching(cardAddress),
    );
    expect(alt, route).toContain(title.replace(' | Docusaurus Docs', ''));
  }
  const textOf = (doc: string) =>
    heads.find(({route}) => route === `/docs/${lastVersion}/${doc}/`)?.tags['og:image:alt']?.[0];
  expect(textOf('installation')).toBe(`Docusaurus Docs, Docs ${lastVersion}: Installation`);
  expect(textOf('cli')).toBe(`Docusaurus Docs, API ${lastVersion}: Command line`);
});

test('every card image is a 1200 × 630 PNG under 40 KB', async () => {
  const addresses = [...new Set(heads.map(({tags}) => new URL(tags['og:image']![0]!).pathname))];
  expect(addresses.length).toBeGreaterThan(200);
  for (const address of addresses) {
    const file = path.join(buildDir, address);
    const card = {format: 'png', width: 1200, height: 630};
    expect(await sharp(file).metadata(), address).toMatchObject(card);
    expect(statSync(file).size, address).toBeLessThanOrEqual(40_000);
  }
});

test('a page with a custom image keeps it', () => {
  const own = `${builtFor}/img/app/icon-512.png`;
  const {tags} = readHead('/tests/pages/social-image/');
  expect(tags).toEqual({'og:image': [own], 'twitter:image': [own]});
});

test('every page has an image', () => {
  const all = [...routes, '/404.html'].map(readHead);
  expect(all.filter(({tags}) => tags['og:image']?.length !== 1)).toEqual([]);
});
