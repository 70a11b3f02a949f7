import {execFile, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findBrowser} from '../tools/lib/browser.mjs';
import {buildDir, builtFor, builtPage, readBuilt, routes} from './support/routes';
import {serveFolder} from './support/serve-folder';
import {templates} from './support/templates';

// Tools from outside judge the build: `npm run judges`. Each is installed for the run only, because it
// brings many packages that nothing else needs.

type Finding = {place: string; message: string};

/** What a judge finds and shouldn't report: where, what, and why. */
type Exception = [place: RegExp, message: RegExp, reason: string];

type Judge = {
  /** Packages with their exact versions. */
  packages: string[];
  /** A program that has to be on the path. */
  needs?: string;
  /** Commands to run in the folder of the packages, which is below that of the project. */
  commands: () => string[][];
  /** Reads what a command has printed. `index` is its place in the list of commands. */
  findings: (output: string, index: number) => Finding[];
  exceptions?: Exception[];
};

const toolsDir = path.resolve('.cache/judges');
let origin = '';
let browser = '';

/** The path of a page, from the URL of its file or of the server. */
const pathOf = (url: string) => decodeURI(new URL(url).pathname);

const installed = (file: string) => path.join(toolsDir, 'node_modules', file);

/** Runs a module's code in Node.js, which can import the packages. */
const node = (code: string, ...args: string[]) => [
  process.execPath,
  '--input-type=module',
  '--eval',
  code,
  ...args,
];

/** Lines such as `place: message`. */
const linesOf = (output: string): Finding[] =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [place = '', ...message] = line.split(': ');
      return {place, message: message.join(': ')};
    });

const structuredData = routes.flatMap((route) => {
  const $ = load(builtPage(route));
  const scripts = $('script[type="application/ld+json"]').toArray();
  return scripts.map((script) => ({place: route, json: $(script).text()}));
});

const typeOf = (json: string) => (JSON.parse(json) as {'@type': string})['@type'];

/** Data with the types that it should have, one a line. */
const typedData = [
  ...structuredData.map((data) => ({
    ...data,
    // Of all types, TypeScript would take minutes to find the right one.
    type: `import('schema-dts').WithContext<import('schema-dts').${typeOf(data.json)}>`,
  })),
  ...['blog/feed.json', 'changelog/feed.json'].map((file) => ({
    place: file,
    json: readBuilt(file),
    // Docusaurus writes version 1, a subset of 1.1.
    type: "Omit<import('@json-feed-types/1_1').default, 'version'> & {version: 'https://jsonfeed.org/version/1'}",
  })),
];

const feeds = ['blog', 'changelog', 'tests/blog'].flatMap((blog) =>
  ['rss.xml', 'atom.xml'].map((file) => path.join(buildDir, blog, file)),
);

/** All but those that don't want to be found, for which Lighthouse takes points off. */
const judgedByLighthouse = Object.values(templates).filter(
  (route) => !/^\/(?:tests|__docusaurus|search|offline|no-such-page)\//u.test(route),
);

const judges: Record<string, Judge> = {
  'the Nu HTML checker': {
    packages: ['vnu-jar@26.9.27'],
    needs: 'java',
    commands: () => [
      [
        ...['java', '-Xss1m', '-jar', installed('vnu-jar/build/dist/vnu.jar')],
        ...['--skip-non-html', '--format', 'json', '--exit-zero-always', '--stdout', buildDir],
      ],
    ],
    findings: (output) =>
      (
        JSON.parse(output) as {
          messages: {type: string; subType?: string; url: string; message: string}[];
        }
      ).messages
        .filter(({type, subType}) => type !== 'info' || subType === 'warning')
        .map(({url, message}) => ({
          place: pathOf(url)
            .slice(buildDir.length)
            .replace(/index\.html$/u, ''),
          message,
        })),
    exceptions: [
      [/./u, /^The “list” role is unnecessary/u, 'Safari needs it for lists without markers'],
      [/^\/__docusaurus\//u, /^Element “div” not allowed/u, "the debug plugin's trees"],
      [/^\/__docusaurus\//u, /^Section lacks heading/u, 'the debug plugin puts items in sections'],
      [/^\/tests\/docs\/tags\//u, /^Section lacks heading/u, "the theme's list of articles"],
      [/\/toc-test-bad\//u, /^The heading .*skipping/u, 'shows what becomes of such headings'],
      [/\/ideal-image\//u, /“sizes” attribute must/u, "the plugin's picture without scripts"],
    ],
  },
  'the types of schema.org and JSON Feed': {
    packages: ['schema-dts@2.1.0', '@json-feed-types/1_1@1.0.2'],
    commands() {
      const lines = typedData.map(
        ({type, json}, index) =>
          `export const value${index}: ${type} = ${json.replaceAll('\n', ' ')};`,
      );
      const compilerOptions = {
        ...{noEmit: true, strict: true, skipLibCheck: true, types: []},
        ...{module: 'esnext', moduleResolution: 'bundler'},
      };
      writeFileSync(path.join(toolsDir, 'data.ts'), lines.join('\n'));
      writeFileSync(
        path.join(toolsDir, 'tsconfig.json'),
        JSON.stringify({compilerOptions, files: ['data.ts']}),
      );
      return [
        [process.execPath, path.resolve('node_modules/typescript/bin/tsc'), '--project', '.'],
      ];
    },
    findings: (output) =>
      [...output.matchAll(/^data\.ts\((\d+),\d+\): (.*)/gmu)].map(([, line, message = '']) => ({
        place: typedData[Number(line) - 1]!.place,
        message,
      })),
  },
  "Google's required properties": {
    packages: ['@adobe/structured-data-validator@1.7.1'],
    commands() {
      writeFileSync(path.join(toolsDir, 'data.json'), JSON.stringify(structuredData));
      return [
        node(`
import {readFileSync} from 'node:fs';
import Validator from '@adobe/structured-data-validator';
for (const {place, json} of JSON.parse(readFileSync('data.json', 'utf8'))) {
  const item = JSON.parse(json);
  const data = {jsonld: {[item['@type']]: [item]}, microdata: {}, rdfa: {}, errors: []};
  for (const {issueMessage} of await new Validator().validate(data)) {
    console.log(place + ': ' + issueMessage);
  }
}`),
      ];
    },
    findings: linesOf,
    exceptions: [[/^\/tests\/blog\//u, /"name" is missing/u, 'authors that are only a picture']],
  },
  "Ruby's strict parser of feeds": {
    packages: [],
    needs: 'ruby',
    commands: () => [
      [
        ...['ruby', '-r', 'rss', '-e'],
        `ARGV.each do |file|
          RSS::Parser.parse(File.read(file), true)
        rescue RSS::Error => error
          puts "#{file}: #{error.message}"
        end`,
        ...feeds,
      ],
    ],
    findings: linesOf,
  },
  "libxml, by the sitemaps' schema": {
    packages: ['xmllint-wasm@5.3.0'],
    commands: () => [
      node(
        `
import {readFileSync} from 'node:fs';
import {validateXML} from 'xmllint-wasm';
const [xml, schema] = process.argv.slice(1).map((file) => readFileSync(file, 'utf8'));
const {errors} = await validateXML({xml, schema});
errors.forEach(({message}) => console.log('sitemap.xml: ' + message));`,
        path.join(buildDir, 'sitemap.xml'),
        // The plugin's package has it.
        path.resolve('node_modules/sitemap/schema/sitemap.xsd'),
      ),
    ],
    findings: linesOf,
  },
  'linkinator, with anchors': {
    packages: ['linkinator@7.5.1'],
    commands: () => [
      [
        ...[process.execPath, installed('linkinator/build/src/cli.js'), `${origin}/`],
        ...['--recurse', '--check-fragments', '--concurrency', '8', '--timeout', '60000'],
        ...['--retry-errors', '--format', 'json', '--skip', `^(?!${origin}/)`],
        ...['--url-rewrite-search', `^${builtFor}`, '--url-rewrite-replace', origin],
      ],
    ],
    findings: (output) =>
      (
        JSON.parse(output) as {
          links: {url: string; parent?: string; state: string; status: number}[];
        }
      ).links
        .filter(({state}) => state === 'BROKEN')
        .map(({url, parent, status}) => ({
          place: pathOf(parent ?? url),
          message: `${url.replace(origin, '')}: ${status}`,
        })),
    exceptions: [
      [
        /^\/(?:tests\/pages\/link-tests|no-such-page|404|404\.html)\/$/u,
        /^\/(?:no-such-page|404|404\.html)\/: 404$/u,
        'links that lead nowhere on purpose',
      ],
    ],
  },
  "Lighthouse's accessibility and SEO": {
    packages: ['lighthouse@12.8.2'],
    commands: () =>
      judgedByLighthouse.map((route) => [
        ...[process.execPath, installed('lighthouse/cli/index.js'), origin + route],
        ...['--only-categories=accessibility,seo', '--output=json', '--quiet'],
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
        ...['--throttling-method=provided', '--disable-full-page-screenshot'],
      ]),
    findings(output, index) {
      type Audit = {id: string; title: string; score: number | null; scoreDisplayMode: string};
      const {audits} = JSON.parse(output) as {audits: Record<string, Audit>};
      return Object.values(audits)
        .filter(
          ({score, scoreDisplayMode: mode}) =>
            mode === 'error' || (mode === 'binary' && score === 0),
        )
        .map(({id, title}) => ({place: judgedByLighthouse[index]!, message: `${id}: ${title}`}));
    },
  },
};

const run = promisify(execFile);

/**
 * What a command finds. Some fail when they find something.
 *
 * @throws when it fails without findings
 */
async function findingsOf(
  [program = '', ...args]: string[],
  read: (output: string) => Finding[],
): Promise<Finding[]> {
  const env = {...process.env, CHROME_PATH: browser};
  try {
    const {stdout} = await run(program, args, {cwd: toolsDir, env, maxBuffer: 2 ** 30});
    return read(stdout);
  } catch (error) {
    const {stdout} = error as {stdout?: string};
    const found = stdout ? read(stdout) : [];
    if (found.length === 0) {
      throw error;
    }
    return found;
  }
}

/** All packages in one folder. Those of the last run stay there. */
beforeAll(async () => {
  mkdirSync(toolsDir, {recursive: true});
  if (!existsSync(path.join(toolsDir, 'package.json'))) {
    writeFileSync(path.join(toolsDir, 'package.json'), '{"private": true}\n');
  }
  const packages = Object.values(judges).flatMap((judge) => judge.packages);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  await run('npm', ['install', ...options, ...packages], {cwd: toolsDir});
}, 600_000);

let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  browser = (await findBrowser()) ?? '';
  ({origin, stop} = await serveFolder({dir: buildDir}));
});

afterAll(() => stop?.());

const hour = 3_600_000;

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;

test.for(Object.entries(judges))('%s', {timeout: hour}, async ([, judge], {skip}) => {
  const {needs, commands, findings, exceptions = []} = judge;
  skip(needs !== undefined && !isInstalled(needs), `${needs} isn't installed`);
  const found: Finding[] = [];
  for (const [index, command] of commands().entries()) {
    found.push(...(await findingsOf(command, (output) => findings(output, index))));
  }
  const isExpected = ({place, message}: Finding, [places, messages]: Exception) =>
    places.test(place) && messages.test(message);
  expect(
    found.filter((finding) => !exceptions.some((exception) => isExpected(finding, exception))),
  ).toEqual([]);
  // An exception without a finding would hide what it isn't meant for.
  expect(
    exceptions.filter((exception) => !found.some((finding) => isExpected(finding, exception))),
  ).toEqual([]);
});
