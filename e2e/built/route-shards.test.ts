import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {attributesIn} from '../support/built-document';
import {buildDir, builtPage, readBuilt, routes} from '../support/routes';

const scriptsOf = (route: string) =>
  attributesIn(route, 'script[src]', 'src').map((file) => file!.slice(1));

/** A page that waits lists its code in an attribute, others preload it. Parsing them all takes long. */
const preloadsOf = (route: string) =>
  Array.from(
    builtPage(decodeURI(route)).matchAll(
      /<script[^>]* data-code="([^"]*)"|<link rel="?preload"? as="?script"?[^>]* href="?([^\s">]+)/g,
    ),
    ([, list, file]) => list?.split(' ') ?? file!,
  )
    .flat()
    .map((file) => file.slice(1));

test('the code that every page loads does not list all pages or their files', () => {
  const code = scriptsOf('/search/').map(readBuilt).join('\n');
  const files = readdirSync(path.join(buildDir, 'assets/js'));
  const hashes = files.map((file) => file.split('.').at(-2)!);
  expect(code.length).toBeGreaterThan(100_000);
  // Global data has the docs.
  const others = routes.filter((route) => !/^\/(?:tests\/)?(?:docs|community)\//.test(route));
  expect(others.filter((route) => code.includes(`"${route}"`)).length).toBeLessThan(
    others.length / 10,
  );
  expect(hashes.filter((hash) => code.includes(hash)).length).toBeLessThan(files.length / 5);
});

test('every page requests its code early, from files that exist', () => {
  const preloads = routes.map((route) => ({route, files: preloadsOf(route)}));
  expect(preloads.filter(({files}) => files.length === 0)).toEqual([]);
  const files = new Set(preloads.flatMap((page) => page.files));
  expect([...files].filter((file) => !existsSync(path.join(buildDir, file)))).toEqual([]);
});

test('all code is found by the code or the pages that load it', () => {
  const files = readdirSync(path.join(buildDir, 'assets/js')).filter((file) =>
    file.endsWith('.js'),
  );
  const texts = [...files.map((file) => readBuilt(`assets/js/${file}`)), builtPage('/')];
  const hashes = new Set(texts.flatMap((text) => text.match(/\b[\da-f]{8}\b/g) ?? []));
  expect(files.filter((file) => !hashes.has(file.split('.').at(-2)!))).toEqual([]);
});
