import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDir, builtPage, readBuilt, routes} from '../support/routes';

const scriptsOf = (route: string) =>
  [...builtPage(decodeURI(route)).matchAll(/<script src="?\/([^"\s>]+)/g)].map(([, file]) => file!);

const preloadsOf = (route: string) =>
  [
    ...builtPage(decodeURI(route)).matchAll(
      /<link rel="?preload"? as="?script"?[^>]* href="?\/([^"\s>]+)/g,
    ),
  ].map(([, file]) => file!);

test('the code that every page loads does not list all pages or their files', () => {
  const code = scriptsOf('/').map(readBuilt).join('\n');
  const files = readdirSync(path.join(buildDir, 'assets/js'));
  const hashes = files.map((file) => file.split('.').at(-2)!);
  expect(code.length).toBeGreaterThan(100_000);
  expect(routes.filter((route) => code.includes(`"${route}"`)).length).toBeLessThan(
    routes.length / 10,
  );
  expect(hashes.filter((hash) => code.includes(hash)).length).toBeLessThan(files.length / 5);
});

test('every page requests its code early, from files that exist', () => {
  const without = routes.filter((route) => preloadsOf(route).length === 0);
  const missing = routes
    .flatMap(preloadsOf)
    .filter((file) => !existsSync(path.join(buildDir, file)));
  expect(without).toEqual([]);
  expect(missing).toEqual([]);
});

test('all code is found by the code or the pages that load it', () => {
  const files = readdirSync(path.join(buildDir, 'assets/js')).filter((file) =>
    file.endsWith('.js'),
  );
  const texts = [...files.map((file) => readBuilt(`assets/js/${file}`)), builtPage('/')];
  const hashes = new Set(texts.flatMap((text) => text.match(/\b[\da-f]{8}\b/g) ?? []));
  expect(files.filter((file) => !hashes.has(file.split('.').at(-2)!))).toEqual([]);
});
