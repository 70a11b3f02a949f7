import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir, routes} from './support/routes';
import {builtFor, expect, test} from './support/test';
import {lastVersion, olderVersion} from './support/versions';

/** Contents of the tags about the image, by their names; a tag that is there twice has two. */
type Tags = Record<string, string[]>;
type Head = {route: string; title: string; tags: Tags};

/** What crawlers are told: the heads of pages as they are served, before any script has run. */
async function readHeads(page: Page, pages: string[]): Promise<Head[]> {
  await page.goto('/');
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (route) => {
          const html = await (await fetch(route)).text();
          const {head, title} = new DOMParser().parseFromString(html, 'text/html');
          const tags: Record<string, string[]> = {};
          for (const meta of Array.from(head.querySelectorAll('meta'))) {
            const key = meta.getAttribute('property') ?? meta.name;
            if (/^(?:og|twitter):image/.test(key)) {
              (tags[key] ??= []).push(meta.content);
            }
          }
          return {route, title, tags};
        }),
      ),
    pages,
  );
}

const readHead = async (page: Page, route: string) => (await readHeads(page, [route]))[0]!;

function readSitemap(): string[] {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

const copies = JSON.parse(
  readFileSync('.docusaurus/version-changes/default/copies.json', 'utf8'),
) as string[];

const cardAddress = /^http:\/\/localhost:3000\/img\/cards\/[\da-f]+\.png$/;

test('every page of the sitemap names a card with its title', async ({page}) => {
  const heads = await readHeads(page, readSitemap());
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

test('every image that a page names is a PNG of 1200 × 630 below 40 KB', async ({page}) => {
  const heads = await readHeads(page, readSitemap());
  const addresses = [...new Set(heads.map(({tags}) => new URL(tags['og:image']![0]!).pathname))];
  const images = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (address) => {
          const response = await fetch(address);
          const file = await response.blob();
          const {width, height} = await createImageBitmap(file);
          const type = response.headers.get('content-type');
          return {address, status: response.status, type, width, height, size: file.size};
        }),
      ),
    addresses,
  );
  expect(images.length).toBeGreaterThan(200);
  expect(
    images.filter(
      ({status, type, width, height, size}) =>
        status !== 200 || type !== 'image/png' || width !== 1200 || height !== 630 || size > 40_000,
    ),
  ).toEqual([]);
});

test('a card says where its page belongs', async ({page}) => {
  const places: Record<string, string> = {
    [`/docs/${lastVersion}/installation/`]: `Docs ${lastVersion}: Installation`,
    [`/docs/${olderVersion}/cli/`]: `API ${olderVersion}: Command line`,
    '/blog/releases/3.9/': 'Blog: Docusaurus 3.9',
    [`/changelog/${lastVersion}/`]: `Changelog: ${lastVersion}`,
    '/community/release-process/': 'Community: Release process',
  };
  const heads = await readHeads(page, Object.keys(places));
  for (const {route, tags} of heads) {
    expect(tags['og:image:alt'], route).toEqual([`Docusaurus Docs, ${places[route]}`]);
  }
});

test('pages that say the same as in the last version share its card', async ({page}) => {
  expect(copies.length).toBeGreaterThan(0);
  const original = (route: string) =>
    route.replace(/^\/docs\/(?:\d[\d.]*\/)?/, `/docs/${lastVersion}/`);
  const heads = await readHeads(page, [...copies, ...copies.map(original)]);
  const imageOf = new Map(heads.map(({route, tags}) => [route, tags['og:image']]));
  for (const route of copies) {
    expect(imageOf.get(route), route).toEqual(imageOf.get(original(route)));
  }
});

test('a page with an image of its own keeps it', async ({page}) => {
  const own = `${builtFor}/img/app/icon-512.png`;
  const {tags} = await readHead(page, '/tests/pages/social-image/');
  expect(tags).toEqual({'og:image': [own], 'twitter:image': [own]});
});

test('pages of the test area name the card of the site', async ({page}) => {
  const {tags} = await readHead(page, '/tests/');
  expect(tags['og:image']).toEqual([`${builtFor}/img/social-card.png`]);
});

test('no page is without an image', async ({page}) => {
  const heads = await readHeads(page, [...routes, '/404.html']);
  expect(heads.filter(({tags}) => tags['og:image']?.length !== 1)).toEqual([]);
});

test('a page that has loaded names the image that it was served with', async ({page}) => {
  const route = `/docs/${lastVersion}/installation/`;
  const {tags} = await readHead(page, route);
  await page.goto(route, {waitUntil: 'networkidle'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('content', tags['og:image']![0]!);
  await expect(page.locator('meta[name="twitter:image"]')).toHaveCount(1);
});

test('the offline app does not download cards', () => {
  const worker = readFileSync(path.join(buildDir, 'sw.js'), 'utf8');
  expect(worker).toContain('img/social-card.png');
  expect(worker).not.toContain('img/cards/');
});
