// @ts-check
// What readers do with hosts, as far as it shows without an account: the files of a host are read
// by the tools that it publishes, or by a program that has to understand them.
import yaml from 'js-yaml';
import {expect} from 'vitest';

const page = 'deployment';
const cached = 'public, max-age=31536000, immutable';

/** The title of each file with commands for a service, by the heading above it. */
const pipelines = {
  'github-pages-actions': ['.github/workflows/deploy.yml', '.github/workflows/test-deploy.yml'],
  'github-pages-deploy-other-ci': [
    '.github/workflows/deploy-branch.yml',
    '.travis.yml',
    'azure-pipelines.yml',
    '.drone.yml',
    'buddy.yml',
  ],
  'github-pages-deploy-other-repository': ['.github/workflows/deploy-elsewhere.yml'],
  'azure-static-web-apps': ['.github/workflows/azure.yml'],
  amplify: ['amplify.yml'],
  render: ['render.yaml'],
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const hosts = [
  ...Object.entries(pipelines).map(([heading, titles]) => {
    /** @type {import('../../kit.mjs').Recipe} */
    const recipe = {
      page,
      heading,
      result: 'gets files that parse, with commands that exist',
      paste: ({paste}) => titles.forEach((title) => paste(title)),
      check: ({sample, read}) => {
        const {scripts} = JSON.parse(read('package.json'));
        for (const title of titles) {
          const text = sample(title);
          const parsed = yaml.loadAll(text.replaceAll(/!(?:Ref|Sub|GetAtt) /gu, ''));
          expect(Object(parsed[0]), title).toBeTypeOf('object');
          const names = [...text.matchAll(/npm run ([\w-]+)/gu)].map(([, name = '']) => name);
          expect(names.length, title).toBeGreaterThan(0);
          names.forEach((name) => expect(scripts, title).toHaveProperty(name));
        }
      },
    };
    return recipe;
  }),
  {
    page,
    heading: 'netlify',
    result: "gets rules that Netlify's parsers accept",
    paste: ({paste}) => paste('netlify.toml'),
    check: async ({run}) => {
      const code = `
import {parseAllRedirects} from '@netlify/redirect-parser';
import {parseAllHeaders} from '@netlify/headers-parser';
const file = {netlifyConfigPath: 'netlify.toml', minimal: true};
const {redirects, errors} = await parseAllRedirects({...file, redirectsFiles: [], configRedirects: []});
const parsed = await parseAllHeaders({...file, headersFiles: [], configHeaders: []});
console.log(JSON.stringify({redirects, headers: parsed.headers, errors: [...errors, ...parsed.errors].map(String)}));`;
      const output = await parse(
        run,
        ['@netlify/redirect-parser', '@netlify/headers-parser'],
        code,
      );
      expect(output.errors).toEqual([]);
      expect(output.redirects).toMatchObject([
        {from: '/old-page', to: '/docs/intro/', status: 301},
        {from: '/guides/*', to: '/docs/:splat', status: 301},
      ]);
      expect(output.headers).toEqual([{for: '/assets/*', values: {'Cache-Control': cached}}]);
    },
  },
];

/**
 * Runs a script with packages that the site doesn't have.
 *
 * @param {import('../../kit.mjs').Eyes['run']} run
 * @param {string[]} packages
 * @param {string} code which prints JSON
 */
async function parse(run, packages, code) {
  const folder = '../parsers';
  const file = Buffer.from(code).toString('base64');
  const output = await run([
    `mkdir -p ${folder}`,
    `cp netlify.toml ${folder}`,
    `cd ${folder}`,
    '[ -f package.json ] || npm init -y > /dev/null',
    `npm install --silent ${packages.join(' ')} > /dev/null`,
    `echo ${file} | base64 --decode > parse.mjs`,
    'node parse.mjs',
  ]);
  return JSON.parse(output.slice(output.indexOf('{')));
}
