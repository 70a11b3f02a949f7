import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from 'vitest';
import {type FileList, FileIndex} from '../../src/features/offline-app/file-list';
import type manifestFile from '../../static/manifest.json';
import {buildDir, readBuilt} from '../support/routes';

const list = JSON.parse(readBuilt('offline-app.json')) as FileList;
const index = new FileIndex(list);

/** As `npm run serve` sends it. */
function transferred(url: string): number {
  const file = path.join(buildDir, decodeURI(url), url.endsWith('/') ? 'index.html' : '');
  const content = readFileSync(file);
  return /\.(?:html|js|css|json|svg)$/u.test(file)
    ? brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length
    : content.length;
}

test('the offline app downloads at most 8.6 MB when it is installed', () => {
  const files = [...index.filesFor({})];
  const bytes = files.reduce((sum, file) => sum + transferred(file), 0);
  expect(files.length).toBeGreaterThan(300);
  expect(bytes).toBeLessThan(8_600_000);
});

test('the offline app never keeps the test area, debug pages, social cards or Markdown', () => {
  const unwanted =
    /^\/(?:tests|__docusaurus|examples|dogfooding|test-assets|img\/(?:cards|social))|\.(?:md|txt|xml)$/u;
  expect(list.files.map(([file]) => file).filter((file) => unwanted.test(file))).toEqual([]);
});

test('redirects are kept as addresses, not as pages', () => {
  expect(list.moved['/docs/support/']).toBe('/community/support/');
  expect(Object.keys(list.moved).filter((page) => page in list.pages)).toEqual([]);
});

test('visitors without the offline app download a small worker, without the list', () => {
  const worker = readBuilt('sw.js');
  expect(brotliCompressSync(worker).length).toBeLessThan(12_000);
  expect(worker).not.toContain('/community/');
});

test('the manifest describes an installable app', () => {
  const manifest = JSON.parse(readBuilt('manifest.json')) as typeof manifestFile;
  expect(manifest).toMatchObject({display: 'standalone', start_url: './'});
  expect(manifest.icons.map(({sizes}) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(manifest.shortcuts.map(({name}) => name)).toEqual(['Docs', 'API', 'Search']);
  expect(manifest.screenshots.map(({form_factor: form}) => form)).toEqual(['wide', 'narrow']);
  for (const {src} of [...manifest.icons, ...manifest.screenshots]) {
    expect(readFileSync(path.join(buildDir, src)).length, src).toBeGreaterThan(500);
  }
  for (const {url} of manifest.shortcuts) {
    expect(list.pages, url).toHaveProperty(`/${url}`);
  }
});
