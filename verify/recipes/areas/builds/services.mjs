// @ts-check
// What readers do to build a site on a service, with its commands, variables, and limits.
import path from 'node:path';
import yaml from 'js-yaml';
import {expect} from 'vitest';
import {withServer} from '../hosting/server.mjs';
import {buildOnce} from './build-once.mjs';
import {lookBelow} from './look-below.mjs';
import {gitAsJane} from '../../kit.mjs';

const config = 'docusaurus.config.ts';
const page = 'deployment';

/** A configuration that only reports the limit of Node.js's heap in MB. */
const heapConfig = `import v8 from 'node:v8';
console.log('heap:', Math.round(v8.getHeapStatistics().heap_size_limit / 2 ** 20));
export {default} from './docusaurus.config';`;

const heap = {
  result: 'gives the build a larger heap',
  paste: (/** @type {import('../../kit.mjs').Hands} */ {write}) =>
    write('heap.config.ts', heapConfig),
  check: async (/** @type {import('../../kit.mjs').Eyes} */ {run, command}) => {
    const output = await run([`${command()} -- --config heap.config.ts`], {
      DOCUSAURUS_EXIT_AFTER_LOADING: 'true',
    });
    const [, megabytes] = /heap: (\d+)/u.exec(output) ?? [];
    expect(Number(megabytes)).toBeGreaterThan(6000);
  },
};

/** @type {import('../../kit.mjs').Recipe[]} */
export const services = [
  {page, heading: 'ci-heap', ...heap},
  {page: 'installation', heading: 'memory', ...heap},
  {
    page,
    heading: 'read-the-docs',
    result: 'publishes a version at its path',
    paste: ({paste, write, sample}) => {
      paste('.readthedocs.yaml');
      write('read-the-docs.site.ts', sample(config));
      const lines = ['docusaurus.config', 'read-the-docs.site'].map(
        (file, index) => `import site${index} from './${file}';`,
      );
      write(
        'read-the-docs.config.ts',
        `${lines.join('\n')}\n\nexport default {...site1, future: site0.future};`,
      );
    },
    check: async (eyes) => {
      const {build} = /** @type {any} */ (yaml.load(eyes.sample('.readthedocs.yaml')));
      const folder = 'build-read-the-docs';
      const flags = `-- --config read-the-docs.config.ts --out-dir ${folder}`;
      const output = path.join(eyes.site, '../read-the-docs');
      const commands = build.jobs.build.html.map((/** @type {string} */ command) =>
        command
          .replace('npm run build', `npm run build ${flags}`)
          .replace('cp -r build', `cp -r ${folder}`),
      );
      await eyes.run([`rm -rf ${output}`, ...commands], {
        READTHEDOCS_CANONICAL_URL: 'https://my-website.readthedocs.io/en/latest/',
        READTHEDOCS_OUTPUT: output,
      });
      await lookBelow(eyes, '/en/latest', path.join(output, 'html'));
    },
  },
  {
    page,
    heading: 'gitlab-pages',
    result: 'gets the folder that GitLab publishes, with compressed copies',
    paste: ({paste, sample, write}) => {
      paste('.gitlab-ci.yml');
      const site = sample(config, '', 'read-the-docs');
      write('gitlab.config.ts', site.replace('READTHEDOCS_CANONICAL_URL', 'CI_PAGES_URL'));
    },
    check: async ({sample, run, read}) => {
      const {pages, image} = /** @type {any} */ (yaml.load(sample('.gitlab-ci.yml')));
      expect(image).toMatch(/^node:/u);
      expect(pages.artifacts.paths).toEqual(['public']);
      const [install, build, ...rest] = pages.script;
      expect([install, build]).toEqual(['npm ci', 'npm run build -- --out-dir public']);
      await run(['rm -rf public', 'cp -r build public', ...rest]);
      const copies = await run(['cd public', "find . -name '*.gz'"]);
      expect(copies).toContain('./docs/intro/index.html.gz');
      expect(copies).toMatch(/main\.[\da-f]+\.js\.gz$/mu);
      expect(copies).not.toMatch(/\.png\.gz|\.gz\.gz/u);
      expect(await run(['gzip -dc public/docs/intro/index.html.gz'])).toContain('Tutorial Intro');
      await run(['DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config gitlab.config.ts'], {
        CI_PAGES_URL: 'https://my-org.gitlab.io/my-website',
      });
      const loaded = read('.docusaurus/docusaurus.config.mjs');
      expect(loaded).toContain('"url": "https://my-org.gitlab.io"');
      expect(loaded).toContain('"baseUrl": "/my-website/"');
    },
  },
  {
    page,
    heading: 'google-cloud-storage',
    result: 'opens pages of a bucket without a load balancer',
    paste: ({write}) =>
      write(
        'hash.config.ts',
        "import site from './docusaurus.config';\n\nexport default {...site, future: {...site.future, experimental_router: 'hash'}};",
      ),
    check: async (eyes) => {
      const flags = '--config hash.config.ts --out-dir build-hash';
      const build = await buildOnce(eyes, 'build-hash', `npm run build -- ${flags}`);
      await eyes.run(['rm -rf bucket', 'mkdir bucket', `cp -r ${build} bucket/my-bucket`]);
      // A bucket has no index pages.
      const bucket =
        '{\n admin off\n}\n:8080 {\n root * /srv/site\n file_server {\n index none\n }\n}';
      await withServer('caddy', path.join(eyes.site, 'bucket'), bucket, async (get, port) => {
        expect((await get('/my-bucket/')).status).toBe(404);
        const base = `http://localhost:${port}/my-bucket`;
        const tab = await eyes.open('/index.html', {base});
        await tab.locator('a[href$="docs/intro/"]').first().click();
        await tab.getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
        await tab.reload();
        await tab.getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
        await tab.context().close();
      });
    },
  },
  {
    page,
    heading: 'git-history',
    result: 'shows dates where there is a history, and builds where there is none',
    paste: ({write, sample}) => write('history.config.ts', sample(config)),
    check: async ({run, failure, sample, write}) => {
      const load = 'DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config';
      await run(['rm -rf .git', `${load} history.config.ts`]);
      write('no-history.config.ts', sample(config).replace("existsSync('.git')", 'true'));
      expect(await failure(`${load} no-history.config.ts`)).toMatch(
        /last update date|outside any Git worktree/u,
      );
      await run([
        'git init -q -b main',
        'git add -A',
        `${gitAsJane} commit -qm Start`,
        `${load} history.config.ts`,
        'rm -rf .git',
      ]);
      const docs = '.docusaurus/docusaurus-plugin-content-docs/default';
      expect(await run([`cat ${docs}/site-docs-intro-md*.json`])).toMatch(
        /"lastUpdatedBy":\s*"Jane",\s*"lastUpdatedAt":\s*\d{13}/u,
      );
    },
  },
];
