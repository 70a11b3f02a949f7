// @ts-check
// Follows the tutorials in the docs like a reader, using the commands and files from the pages.
import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import freePort from 'get-port';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {writeFiles} from '../../src/testing/temporary-folder';
import {docsVersions} from '../versions.mjs';
import {createSite, isRegistryReachable} from './new-site.mjs';
import {commandsOnPage, fileOnPage, samplesOnPage, treeOnPage} from './page-files.mjs';
import {type, whileServing} from './terminal.mjs';

const asJane = 'git -c user.name=Jane -c user.email=jane@example.com';

// Each version installs packages and builds nine sites, which is too slow for every change.
describe.runIf(process.env.FULL_TESTS && isRegistryReachable()).each(docsVersions)(
  'A reader of $name who follows the docs',
  {timeout: 900_000},
  ({folder, framework}) => {
    const page = (/** @type {string} */ name) => `${folder}/${name}.mdx`;
    const parent = mkdtempSync(path.join(tmpdir(), `tutorials-${framework}-`));
    /** @type {string} */
    let site;
    const write = (/** @type {string} */ file, /** @type {string} */ text) =>
      writeFiles(site, {[file]: text});
    const read = (/** @type {string} */ file) => readFileSync(path.join(site, file), 'utf8');
    /** HTML without quotes, because Docusaurus Faster's minifier omits them where possible. */
    const readHtml = (/** @type {string} */ file) => read(file).replaceAll('"', '');
    const missing = (/** @type {string[]} */ files) =>
      files.filter((file) => !existsSync(path.join(site, file)));

    beforeEach(async () => {
      if (site) {
        await type(['git clean -fdq', 'git checkout -q .'], {cwd: site});
      }
    });
    // A site has about 50,000 files.
    afterAll(() => rm(parent, {recursive: true, force: true}), 300_000);

    it('gets a new site with the first installation commands', async () => {
      const installation = page('installation');
      const created = await createSite({folder, framework}, parent);
      expect(created.start).toBe('npm run start');
      site = created.site;
      expect(missing(treeOnPage(installation, 'project-files'))).toEqual([]);

      const port = await freePort();
      await whileServing(created.start, {cwd: site, port}, async (request) => {
        const {status, body} = await request(`http://localhost:${port}/docs/intro`);
        expect(status).toBe(200);
        expect(body).toContain('main.js');
      });
      await type(
        ['git init -q -b main', 'git add -A', `${asJane} commit -qm Start`, 'git tag start'],
        {cwd: site},
      );
    });

    it('builds the site and serves the result', async () => {
      const [build = '', serve = ''] = commandsOnPage(page('installation'), 'build');
      await type([build], {cwd: site});
      expect(readHtml('build/docs/intro/index.html')).toContain('<html lang=en');
      const port = await freePort();
      await whileServing(serve, {cwd: site, port}, async (request) => {
        const {status, body} = await request(`http://localhost:${port}/docs/intro`);
        expect(status).toBe(200);
        expect(body).toContain('<h1>');
      });
    });

    describe('versioning', () => {
      const versioning = page('guides/docs/versioning');
      /** Creates the two docs versions from the page's file tree in a new site. */
      const tagTwoVersions = async () => {
        await type(commandsOnPage(versioning), {cwd: site});
        return type(commandsOnPage(versioning, 'tag-a-version'), {cwd: site});
      };
      const commit = () => type(['git add -A', `${asJane} commit -qm Versions`], {cwd: site});

      it("gets the files in the page's file tree", async () => {
        await tagTwoVersions();
        expect(missing(treeOnPage(versioning, 'files'))).toEqual([]);
        const sidebars = 'versioned_sidebars/version-2.0.0-sidebars.json';
        for (const file of ['versions.json', sidebars]) {
          expect(JSON.parse(read(file))).toEqual(JSON.parse(fileOnPage(versioning, file)));
        }
      });

      it('finds the versions at the documented paths with their banners', async () => {
        await tagTwoVersions();
        await type(['npm run build'], {cwd: site});
        const text = readFileSync(versioning, 'utf8');
        const rows = [
          ...text.matchAll(
            /^\| `([\d.]+|current)`.*?\| `(\/docs\S*)` \| (\w+) \|.*`(docs-version-\S+)` \|$/gmu,
          ),
        ];
        expect(rows).toHaveLength(3);
        for (const [, , route, banner = '', className] of rows) {
          const html = read(`build${route}/intro/index.html`);
          expect(html).toContain(className);
          const isShown = /theme-doc-version-banner/u.test(html);
          expect(isShown, `banner of ${route}`).toBe(banner !== 'none');
          expect(html.includes('unreleased documentation')).toBe(banner === 'unreleased');
          expect(html.includes('no longer actively maintained')).toBe(banner === 'unmaintained');
        }
      });

      it('corrects a page in all versions and deletes a version', async () => {
        await tagTwoVersions();
        try {
          await commit();
          const commands = commandsOnPage(versioning, 'update-a-page');
          const [, doc = ''] = /-- docs\/(\S+)/u.exec(commands[0] ?? '') ?? [];
          write(`docs/${doc}`, `${read(`docs/${doc}`)}\nThe very last line.\n`);
          await type(commands, {cwd: site});
          for (const version of ['1.0.0', '2.0.0']) {
            expect(read(`versioned_docs/version-${version}/${doc}`)).toContain('very last line');
          }
          await type(['git add -A', `${asJane} commit -qm Correction`], {cwd: site});
          await type(commandsOnPage(versioning, 'delete-a-version'), {cwd: site});
          write('versions.json', '["2.0.0"]\n');
          await type(['npm run build'], {cwd: site});
          expect(missing(['build/docs/1.0.0/intro/index.html'])).toHaveLength(1);
        } finally {
          await type(['git reset -q --hard start'], {cwd: site});
        }
      });
    });

    it('gets a site in two languages from the translation tutorial', async () => {
      const tutorial = page('i18n/tutorial');
      const steps = samplesOnPage(tutorial).filter(({title}) => title);
      const [addHeadingIds, extract, build] = ['docs', 'extract', 'build'].map((step) =>
        commandsOnPage(tutorial, step),
      );
      const isTranslation = (/** @type {string} */ title) => title.startsWith('i18n/');
      const [locales = '', dropdown = ''] = steps
        .filter(({title}) => title === 'docusaurus.config.ts')
        .map(({code}) => /highlight-next-line\n(.*)/u.exec(code)?.[1]?.trim() ?? '');
      const blogLink = "{to: '/blog', label: 'Blog', position: 'left'},";
      write(
        'docusaurus.config.ts',
        read('docusaurus.config.ts')
          .replace("locales: ['en'],", locales)
          .replace(blogLink, `${blogLink}\n${dropdown}`),
      );
      steps
        .filter(({title = ''}) => title.startsWith('src/'))
        .forEach(({title = '', code}) => write(title, code));
      await type(addHeadingIds ?? [], {cwd: site});
      const intro = steps.find(({title = ''}) => title.startsWith('docs/intro'));
      expect(read(intro?.title ?? '')).toContain(intro?.code.trim());
      await type(extract ?? [], {cwd: site});
      expect(missing(treeOnPage(tutorial, 'extract').map((file) => `i18n/fr/${file}`))).toEqual([]);
      for (const {title = '', code} of steps.filter(({title = ''}) => isTranslation(title))) {
        if (title.endsWith('.json')) {
          // The keys on the page match those that the command has written.
          expect(Object.keys(JSON.parse(read(title)))).toEqual(
            expect.arrayContaining(Object.keys(JSON.parse(code))),
          );
        }
        write(title, code);
      }
      await type(build ?? [], {cwd: site});
      expect(missing(treeOnPage(tutorial, 'build').map((file) => `build/${file}`))).toEqual([]);
      const french = readHtml('build/fr/index.html');
      expect(french).toContain('<html lang=fr');
      const [, shown = ''] =
        /<BrowserWindow[^>]*>\n(.*?)<\/BrowserWindow>/su.exec(readFileSync(tutorial, 'utf8')) ?? [];
      const plain = french.replaceAll(/<[^>]+>/gu, '');
      for (const sentence of shown.split('\n').filter(Boolean)) {
        expect(plain).toContain(sentence.replaceAll(/<[^>]+>|\*\*/gu, ''));
      }
      const frenchIntro = readHtml('build/fr/docs/intro/index.html');
      expect(frenchIntro).toContain('id=getting-started');
      expect(frenchIntro).toContain('Découvrez');
      expect(read('build/fr/docs/tutorial-basics/create-a-page/index.html')).toContain(
        'Add <strong>',
      );
      expect(read('build/fr/blog/first-blog-post/index.html')).toContain('Premier article');
      expect(read('build/fr/markdown-page/index.html')).toContain('page simple');
    });

    describe('deployment', () => {
      const deployment = page('deployment');
      const useConfig = (/** @type {string} */ section) =>
        write('docusaurus.config.ts', fileOnPage(deployment, 'docusaurus.config.ts', section));
      /** Sets the fields of a sample, one in each line, in the site's configuration. */
      const setFields = (/** @type {string} */ fields) => {
        let config = read('docusaurus.config.ts');
        for (const field of fields.trim().split('\n')) {
          const line = new RegExp(`^ {2}${field.split(':')[0]}: .*$`, 'mu');
          config = line.test(config)
            ? config.replace(line, `  ${field}`)
            : config.replace(/^ {2}title: .*$/mu, `$&\n  ${field}`);
        }
        write('docusaurus.config.ts', config);
      };

      it("builds with a host's URL", async () => {
        useConfig('environment-variables');
        await type(commandsOnPage(deployment, 'environment-variables'), {cwd: site});
        const html = readHtml('build/docs/intro/index.html');
        expect(html).toContain('href=https://my-org.github.io/my-website/docs/intro/');
        expect(html).toMatch(/src=\/my-website\/assets\/js\/main\.\w+\.js/u);
        expect(missing(['build/404.html', 'build/sitemap.xml', 'build/.nojekyll'])).toEqual([]);
      });

      it('deploys the site under a base path', async () => {
        useConfig('environment-variables');
        await type(commandsOnPage(deployment, 'below-a-path'), {cwd: site});
        expect(read('build/404.html')).toContain('/handbook/assets/js/main.');
        expect(missing(['build/handbook/docs/intro/index.html'])).toEqual([]);
      });

      it('runs the check script against docusaurus serve', async () => {
        useConfig('environment-variables');
        write('check.sh', fileOnPage(deployment, 'scripts/check-deployment.sh'));
        const port = await freePort();
        await type(['npm run build'], {cwd: site});
        const serve = `npm run serve -- --no-open --port ${port}`;
        const output = await whileServing(serve, {cwd: site, port}, () =>
          type([`bash check.sh http://localhost:${port} || true`], {cwd: site}),
        );
        // As the page says, it sends no caching headers and doesn't compress; the rest passes.
        expect(output.match(/^FAIL .*$/gmu)?.map((line) => line.split(':')[0])).toEqual([
          'FAIL  main script is compressed',
          'FAIL  main script is cached',
        ]);
        expect(output.match(/^ok /gmu)).toHaveLength(5);
      });

      it('deploys to a branch and deploys again', async () => {
        const remote = path.join(parent, 'my-org/my-website.git');
        const gitConfig = {
          GIT_CONFIG_COUNT: '3',
          GIT_CONFIG_KEY_0: `url.${remote}.insteadOf`,
          // The URL that the command pushes to, including the account.
          GIT_CONFIG_VALUE_0: 'https://my-name@github.com/my-org/my-website.git',
          GIT_CONFIG_KEY_1: 'user.name',
          GIT_CONFIG_VALUE_1: 'Jane',
          GIT_CONFIG_KEY_2: 'user.email',
          GIT_CONFIG_VALUE_2: 'jane@example.com',
        };
        const options = {cwd: site, env: gitConfig};
        try {
          setFields(
            fileOnPage(deployment, 'docusaurus.config.ts', 'github-pages-deploy-configure'),
          );
          await type(
            [
              'git commit -qam Deployment',
              `git init -q --bare ${remote}`,
              `git remote add origin ${remote}`,
              'git push -q origin main',
              ...commandsOnPage(deployment, 'github-pages-deploy-prepare'),
            ],
            options,
          );
          const [, viaHttps = []] = [0, 1].map((index) =>
            commandsOnPage(deployment, 'github-pages-deploy-run', index),
          );
          for (const text of ['# First\n', '# Second\n']) {
            write('docs/news.mdx', text);
            await type(['git add -A', 'git commit -qm Words', ...viaHttps], options);
            const published = await type(
              [`git -C ${remote} show gh-pages:docs/news/index.html`],
              options,
            );
            expect(published).toContain(text.slice(2).trim());
          }
          const files = await type([`git -C ${remote} ls-tree --name-only gh-pages`], options);
          expect(files.split('\n')).toEqual(expect.arrayContaining(['.nojekyll', 'index.html']));
          expect(files).not.toContain('package.json');
        } finally {
          await type(['git reset -q --hard start'], {cwd: site});
        }
      });
    });
  },
);
