// @ts-check
// What readers do to choose the browsers that their site supports. Each list has a small site of
// its own below the site, whose packages it uses. Docusaurus Faster makes their builds short.
import path from 'node:path';
import {expect} from 'vitest';
import {part, whileServed} from '../kit.mjs';
import {fasterFlags, installFaster} from '../use-faster.mjs';
import {buildOnce} from './builds/build-once.mjs';

const page = 'browser-support';
const config = 'docusaurus.config.ts';

/** Pages with the code of the page, which show how a browser gets it. */
const label = (/** @type {string} */ code) => `import {useEffect, useState} from 'react';

${code}

export default function Label() {
  const [text, setText] = useState('');
  useEffect(() => setText(String(label)), []);
  return <code className="compiled">{text}</code>;
}`;

/**
 * Writes a small site with a list of browsers.
 *
 * @param {import('../kit.mjs').Hands} hands
 * @param {string} name
 * @param {unknown} browserslist
 * @param {string} [fields] of its configuration
 * @param {string} [future]
 */
function writeSite(hands, name, browserslist, fields = '', future = fasterFlags(hands)) {
  const {read, sample, write} = hands;
  const folder = `sites/${name}`;
  const {scripts} = JSON.parse(read('package.json'));
  write(`${folder}/package.json`, JSON.stringify({name, private: true, scripts, browserslist}));
  const preset = "['classic', {docs: false, blog: false, theme: {customCss: './custom.css'}}]";
  write(
    `${folder}/${config}`,
    `export default {title: 'A', url: 'https://a.example', baseUrl: '/', future: ${future}, presets: [${preset}], ${fields}};`,
  );
  write(`${folder}/custom.css`, read('src/css/custom.css'));
  write(`${folder}/src/pages/index.js`, label(sample('', 'const label', 'effects')));
}

/** What the build of a small site has in its files of a kind. */
const codeOf = async (
  /** @type {import('../kit.mjs').Eyes} */ eyes,
  /** @type {string} */ name,
  /** @type {'css' | 'js'} */ kind,
) => {
  const folder = path.join('sites', name);
  const build = `cd ${folder} && npm run build`;
  await buildOnce(eyes, path.join(folder, 'build'), build);
  return eyes.run([`cat ${folder}/build/assets/${kind}/*.${kind}`]);
};

/** The browsers that a query selects. */
const browsersOf = async (
  /** @type {import('../kit.mjs').Eyes['run']} */ run,
  /** @type {string} */ query,
) => (await run([`npx browserslist ${query}`])).trim().split('\n').filter(Boolean);

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page,
    heading: '',
    result: 'sees the list of a new site, and a build with cascade layers',
    install: installFaster,
    paste: ({read, sample}) =>
      expect(JSON.parse(read('package.json'))).toMatchObject(JSON.parse(sample('package.json'))),
    check: async ({run}) => {
      expect(await run(['cat build/assets/css/*.css'])).toContain('@layer');
    },
  },
  {
    page,
    heading: 'see',
    result: 'lists the selected browsers',
    paste: () => {},
    check: async ({run, command}) => {
      const [production = '', development = ''] = command().split('\n');
      const all = await run([production]);
      const few = await run([development]);
      expect(all).toMatch(/^chrome \d+$/mu);
      expect(few).toMatch(/^firefox \d+$/mu);
      expect(few.split('\n').length).toBeLessThan(all.split('\n').length);
    },
  },
  {
    page,
    heading: 'choose',
    result: 'gets smaller code for the browsers of an intranet',
    paste: (hands) => {
      const {browserslist} = JSON.parse(hands.sample('package.json', 'Firefox ESR'));
      writeSite(hands, 'intranet', browserslist);
    },
    check: async (eyes) => {
      const names = await eyes.run([
        'bin=$PWD/node_modules/.bin',
        'cd sites/intranet',
        '$bin/browserslist --env=production | sed "s/ .*//" | sort -u',
      ]);
      expect(names.trim().split('\n')).toEqual(['chrome', 'edge', 'firefox']);
      const small = await codeOf(eyes, 'intranet', 'js');
      expect(small.length).toBeLessThan((await codeOf(eyes, 'defaults', 'js')).length);
    },
  },
  {
    page,
    heading: 'environment',
    result: 'gets the code for production from the development server',
    paste: (hands) =>
      writeSite(hands, 'environment', {
        production: ['chrome 70'],
        development: ['last 1 chrome version'],
      }),
    check: async ({command, open, site}) => {
      const [clear = '', start = ''] = command().split('\n');
      const folder = path.join(site, 'sites/environment');
      const compiled = (/** @type {string} */ line) =>
        whileServed(
          folder,
          (port) => `${clear} && ${line} -- --no-open --port ${port}`,
          async (base) => {
            const tab = await open('/', {base});
            const code = tab.locator('.compiled', {hasText: 'title'});
            const text = await code.innerText();
            await tab.context().close();
            return text;
          },
        );
      expect(await compiled(start)).not.toContain('?.');
      expect(await compiled(start.replace('BROWSERSLIST_ENV=production ', ''))).toContain('?.');
    },
  },
  {
    page,
    heading: 'cascade-layers',
    result: 'keeps cascade layers, which other lists remove',
    paste: (hands) => {
      const {browserslist} = JSON.parse(hands.sample('package.json'));
      writeSite(hands, 'layers', browserslist);
      writeSite(hands, 'defaults', ['defaults']);
    },
    check: async (eyes) => {
      expect(await codeOf(eyes, 'layers', 'css')).toContain('@layer');
      expect(await codeOf(eyes, 'defaults', 'css')).not.toContain('@layer');
      const without = 'and not fully supports css-cascade-layers';
      for (const query of ['defaults', 'last 2 versions', 'supports es6-module']) {
        expect(await browsersOf(eyes.run, `"${query} ${without}"`), query).not.toEqual([]);
      }
    },
  },
  {
    page,
    heading: 'no-javascript',
    result: 'hides elements until JavaScript has loaded',
    paste: ({append, write}) => {
      append('src/css/custom.css');
      write('src/pages/script.mdx', '# Script\n\n<button className="needs-script">Run</button>');
    },
    check: async ({browser, origin, look}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const still = await context.newPage();
      await still.goto(`${origin}/script`);
      await still.getByRole('heading', {name: 'Script'}).waitFor();
      expect(await still.locator('.needs-script').isVisible()).toBe(false);
      await context.close();
      await look('/script', async (tab) => {
        expect(await tab.locator('.needs-script').isVisible()).toBe(true);
      });
    },
  },
  {
    page,
    heading: 'polyfills',
    result: 'uses features that a browser lacks',
    install: ({command}) => [command()],
    paste: (hands) => {
      const {paste, sample, show, write} = hands;
      const modules = part(sample(config), /clientModules: \[[^\]]*\]/u);
      // The bundler of new sites: Babel removes some polyfills.
      writeSite(hands, 'polyfills', ['chrome 100'], modules, '{v4: true}');
      const code = "[['b', 'a'].toSorted(), Object.keys(Object.groupBy(['c'], String))].join()";
      write(
        'sites/polyfills/src/pages/index.js',
        label(`const label = {toString: () => ${code}};`),
      );
      paste('src/components/CopyLink.tsx');
      show('copy-link', 'src/components/CopyLink.tsx');
    },
    check: async (eyes) => {
      const {browser, open, origin, site} = eyes;
      await codeOf(eyes, 'polyfills', 'js');
      const context = await browser.newContext();
      await context.addInitScript(() => {
        delete (/** @type {any} */ (Array.prototype).toSorted);
        delete (/** @type {any} */ (Object).groupBy);
        delete (/** @type {any} */ (Navigator.prototype).clipboard);
      });
      const old = await context.newPage();
      const serve = (/** @type {number} */ port) => `npm run serve -- --no-open --port ${port}`;
      await whileServed(path.join(site, 'sites/polyfills'), serve, async (base) => {
        await old.goto(base);
        await old.getByText('a,b,c').waitFor();
      });
      await old.goto(`${origin}/copy-link`);
      await old.locator('html[data-has-hydrated="true"]').waitFor();
      expect(await old.getByRole('button', {name: 'Copy link'}).count()).toBe(0);
      await context.close();
      const tab = await open('/copy-link');
      await tab.getByRole('button', {name: 'Copy link'}).waitFor();
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'dependencies',
    result: 'compiles a package for the browsers of the site',
    paste: (hands) => {
      const {sample, write} = hands;
      const plugin = 'src/plugins/compile-packages.ts';
      writeSite(hands, 'packages', ['chrome 70'], `plugins: ['./${plugin}']`);
      write(`sites/packages/${plugin}`, sample(plugin));
      for (const name of ['first', 'third']) {
        const folder = `sites/packages/node_modules/${name}-package`;
        const manifest = {name: `${name}-package`, version: '1.0.0', main: 'index.js'};
        write(`${folder}/package.json`, JSON.stringify(manifest));
        write(
          `${folder}/index.js`,
          `export const ${name} = (page) => page?.${name}Title ?? '${name}';`,
        );
      }
      write(
        'sites/packages/src/pages/two.mdx',
        "import {first} from 'first-package';\nimport {third} from 'third-package';\n\n# Packages\n\n{first(props.page)} {third(props.page)}",
      );
    },
    check: async (eyes) => {
      const code = await codeOf(eyes, 'packages', 'js');
      expect(code).toContain('firstTitle');
      expect(code).not.toContain('?.firstTitle');
      expect(code).toContain('?.thirdTitle');
    },
  },
];

export const completePages = [page];
