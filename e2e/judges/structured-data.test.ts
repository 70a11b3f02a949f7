import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {builtPage, readBuilt, routes} from '../support/routes';
import {installTool} from './install-tool';
import {expectNoFindings} from './judge';

/** Data of the site that a package has types for. */
type Typed = {name: string; version: string; type: string; data: Map<string, string>};

const structuredData = new Map(
  routes.flatMap((route) => {
    const $ = load(builtPage(route));
    return $('script[type="application/ld+json"]')
      .toArray()
      .map((script, index) => [`${route} ${index + 1}`, $(script).text()] as const);
  }),
);

const typed: Typed[] = [
  {
    name: 'schema-dts',
    version: '2.1.0',
    type: "import('schema-dts').WithContext<import('schema-dts').Thing>",
    data: structuredData,
  },
  {
    name: '@json-feed-types/1_1',
    version: '1.0.2',
    // Docusaurus writes version 1, a subset of 1.1.
    type: "Omit<import('@json-feed-types/1_1').default, 'version'> & {version: 'https://jsonfeed.org/version/1'}",
    data: new Map(['blog/feed.json', 'changelog/feed.json'].map((file) => [file, readBuilt(file)])),
  },
  {
    name: '@types/web-app-manifest',
    version: '1.0.9',
    type: "import('web-app-manifest').WebAppManifest",
    data: new Map([['manifest.json', readBuilt('manifest.json')]]),
  },
];

/** @returns what TypeScript says of values of a type, which it checks in full when they are literals */
function typeErrors({name, version, type, data}: Typed): string[] {
  const tool = installTool(name, version);
  const dir = path.resolve(tool, name.includes('/') ? '../../..' : '../..', 'data');
  mkdirSync(dir, {recursive: true});
  const values = [...data].map(
    ([place, json], index) =>
      `/* ${place} */ export const value${index}: ${type} = ${json.trim()};`,
  );
  const file = path.join(dir, 'values.ts');
  writeFileSync(file, `${values.map((value) => value.replaceAll('\n', ' ')).join('\n')}\n`);
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    typeRoots: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({file: source, start = 0, messageText}) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${[...data.keys()][line]}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test.each(typed)('data has the types of $name', {timeout: 300_000}, (data) => {
  const findings = typeErrors(data);
  expectNoFindings(`${data.name} ${data.version}`, data.data.size, findings);
  expect(data.data.size).toBeGreaterThan(0);
});

test('structured data has what search engines ask for', {timeout: 300_000}, async () => {
  const version = '1.7.1';
  const validator = installTool('@adobe/structured-data-validator', version);
  const {default: Validator} = (await import(path.join(validator, 'src/index.js'))) as {
    default: new () => {validate: (data: object) => Promise<{issueMessage: string}[]>};
  };
  const findings: string[] = [];
  for (const [place, json] of structuredData) {
    // The test blog has authors that are only a picture.
    if (place.startsWith('/tests/blog/')) {
      continue;
    }
    const item = JSON.parse(json) as {'@type': string};
    const found = await new Validator().validate({
      jsonld: {[item['@type']]: [item]},
      microdata: {},
      rdfa: {},
      errors: [],
    });
    findings.push(...found.map(({issueMessage}) => `${place}: ${issueMessage}`));
  }
  expectNoFindings(`structured-data-validator ${version}`, structuredData.size, findings);
});
