// @ts-check
// What readers do to add search. Hosted services don't answer here, but their dialogs open.
import {expect} from 'vitest';
import {part, whileServed} from '../kit.mjs';

export const completePages = ['search'];

const page = 'search';
const config = 'docusaurus.config.ts';

/**
 * Builds the site with the configuration of another search, and opens a page of it.
 *
 * @param {import('../kit.mjs').Eyes} eyes
 * @param {string} name of the configuration
 * @param {(tab: import('../kit.mjs').Tab) => Promise<void>} see
 * @param {string} [route]
 */
const withConfig = async ({run, site, open}, name, see, route = '/docs/intro') => {
  await run([`npm run build -- --config ${name}.config.ts --out-dir build-${name}`]);
  const serve = (/** @type {number} */ port) =>
    `npm run serve -- --dir build-${name} --no-open --port ${port}`;
  await whileServed(site, serve, async (base) => see(await open(route, {base})));
};

/** Opens another page of the same site. */
const goTo = async (/** @type {import('../kit.mjs').Tab} */ tab, /** @type {string} */ route) => {
  await tab.goto(new URL(route, tab.url()).href);
  await tab.locator('html[data-has-hydrated="true"]').waitFor();
};

const hit = {
  objectID: '1',
  type: 'lvl1',
  url: 'https://my-website.example.com/docs/tutorial-basics/deploy-your-site',
  hierarchy: {lvl0: 'Docs', lvl1: 'Deploy your site'},
  _highlightResult: {hierarchy: {lvl0: {value: 'Docs'}, lvl1: {value: 'Deploy your site'}}},
};

/**
 * Searches in the dialog, and answers instead of Algolia.
 *
 * @param {import('../kit.mjs').Tab} tab
 * @param {string} words
 * @returns {Promise<{facetFilters: unknown[]}[]>} the queries of the first request
 */
const searchFor = async (tab, words) => {
  const results = [{hits: [hit], nbHits: 1, index: 'my-website'}];
  const headers = {'access-control-allow-origin': '*'};
  await tab.context().route(/algolia/u, (route) => route.fulfill({headers, json: {results}}));
  await tab.keyboard.press('Control+k');
  const field = tab.locator('.DocSearch-Modal input');
  await field.waitFor();
  const request = tab.waitForRequest(/algolia/u);
  await field.fill(words);
  return (await request).postDataJSON().requests;
};

/**
 * What a crawler's configuration finds of each kind in a page. Runs in a browser.
 *
 * @param {{code: string, html: string}} given
 * @returns {Record<string, string>}
 */
const extract = ({code, html}) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const textOf = (/** @type {string} */ selector) =>
    Array.from(page.querySelectorAll(selector), ({textContent}) => textContent).join('\n');
  /** @type {any} */
  let options;
  class Crawler {
    constructor(/** @type {any} */ given) {
      options = given;
    }
  }
  // The crawler's editor runs the code in this way.
  new Function('Crawler', code)(Crawler);
  const $ = (/** @type {string} */ selector) => ({
    first: () => ({text: () => page.querySelector(selector)?.textContent ?? ''}),
  });
  const docsearch = (/** @type {any} */ {recordProps}) =>
    Object.fromEntries(
      Object.entries(recordProps).map(([name, selectors]) => [
        name,
        selectors.defaultValue ?? textOf([selectors].flat().join()),
      ]),
    );
  return options.actions[0].recordExtractor({$, helpers: {docsearch}});
};

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page,
    heading: 'docsearch-account',
    result: 'opens the search dialog with a key, and a hit in it',
    paste: ({configure}) => configure(config),
    check: ({look}) =>
      look('/docs/intro', async (tab) => {
        await searchFor(tab, 'deploy');
        const hits = tab.locator('.DocSearch-Modal');
        await hits.getByRole('link', {name: 'Deploy your site'}).click();
        await tab.getByRole('heading', {name: 'Deploy your site', level: 1}).waitFor();
      }),
  },
  {
    page,
    heading: 'crawler',
    result: 'finds the section, the headings, and the text of a page without JavaScript',
    paste: () => {},
    check: async ({open, sample, read}) => {
      const tab = await open('/docs/intro');
      const html = read('build/docs/tutorial-basics/create-a-page/index.html');
      const found = await tab.evaluate(extract, {code: sample('Crawler editor'), html});
      expect(found).toMatchObject({lvl0: 'Tutorial', lvl1: 'Create a Page'});
      expect(found.lvl2).toContain('Create your first React Page');
      expect(found.content).toContain('Add Markdown or React files');
    },
  },
  {
    page: 'api/plugins/plugin-sitemap',
    heading: 'submit',
    result: 'tells crawlers where the sitemap is',
    paste: ({paste}) => paste('static/robots.txt'),
    check: ({read}) => {
      const {pathname} = new URL(part(read('build/robots.txt'), /^Sitemap: (.*)$/mu));
      expect(read(`build${pathname}`)).toContain('/docs/intro</loc>');
    },
  },
  {
    page,
    heading: 'contextual-search',
    result: 'finds the tags of the page in its HTML and in a query',
    paste: () => {},
    check: async ({html, sample, open}) => {
      const names = [...sample('', 'docsearch:language').matchAll(/name="([\w:]+)"/gu)];
      expect(names).toHaveLength(3);
      const [language, , tag] = names.map(([, name]) =>
        part(html('/docs/intro'), new RegExp(`name=${name} content=([^\\s/>]+)`, 'u')),
      );
      const [query] = await searchFor(await open('/docs/intro'), 'deploy');
      expect(query?.facetFilters[0]).toBe(`language:${language}`);
      expect(query?.facetFilters[1]).toContain(`docusaurus_tag:${tag}`);
    },
  },
  {
    page,
    heading: 'ask-ai',
    result: 'can ask a question in the dialog',
    paste: ({configure}) => configure(config),
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      await searchFor(tab, 'How do I deploy?');
      const question = tab.locator('.DocSearch-Modal').getByText(/Ask AI/u);
      await question.first().waitFor();
    },
  },
  {
    page,
    heading: 'place',
    result: 'moves the search bar to the left',
    paste: ({sample, replace}) => {
      const item = part(sample(config), /highlight-next-line\n\s*(.*)/u);
      const blog = "{to: '/blog', label: 'Blog', position: 'left'},";
      replace(config, blog, `${blog}\n${item}`);
    },
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      const left = tab.locator('.navbar__items:not(.navbar__items--right)');
      expect(await left.locator('.DocSearch-Button').count()).toBe(1);
      expect(await tab.locator('.DocSearch-Button').count()).toBe(1);
    },
  },
  {
    page,
    heading: 'swizzle',
    result: 'gets the search bar to change',
    paste: () => {},
    check: async ({run, command, read}) => {
      await run([`${command()} -- --wrap --typescript --danger`]);
      expect(read('src/theme/SearchBar/index.tsx')).toContain("'@theme-original/SearchBar'");
      await run(['rm -r src/theme']);
    },
  },
  {
    page,
    heading: 'local',
    result: 'finds a doc by a word in it',
    install: ({command}) => [command()],
    paste: ({sample, write}) => {
      write('local.config.ts', sample(config));
      write('docs/rare.md', '# A rare doc\n\nThis doc has the word quokka.');
    },
    check: (eyes) =>
      withConfig(eyes, 'local', async (tab) => {
        const field = tab.locator('.navbar input[class*="search"]');
        await field.click();
        await field.pressSequentially('quokka', {delay: 50});
        await tab.getByText('A rare doc').first().click();
        await tab.getByRole('heading', {name: 'A rare doc', level: 1}).waitFor();
      }),
  },
  {
    page,
    heading: 'local-instances',
    result: 'searches the product that is open, and all products elsewhere',
    paste: ({sample, write}) => {
      const docs = ['js', 'python'].map((id) => {
        write(`${id}/install.md`, `# Install a quokka with ${id}`);
        return `['@docusaurus/plugin-content-docs', {id: '${id}', path: '${id}', routeBasePath: '${id}'}]`;
      });
      write('products/index.md', '# Products');
      const fields = [
        "title: 'My Site', url: 'https://my-website.example.com', baseUrl: '/'",
        "presets: [['classic', {docs: false, blog: false, pages: {path: 'products'}}]]",
        `plugins: [${docs}]`,
        sample(config),
      ];
      write('products.config.ts', `export default {${fields.join(',\n')}};`);
    },
    check: async (eyes) => {
      const find = async (/** @type {import('../kit.mjs').Tab} */ tab) => {
        const field = tab.locator('.navbar input[class*="search"]');
        await field.click();
        await field.pressSequentially('quokka', {delay: 50});
        const titles = tab.locator('[class*="hitTitle"]');
        await titles.first().waitFor();
        return (await titles.allInnerTexts()).sort();
      };
      const [js, python] = ['js', 'python'].map((id) => `Install a quokka with ${id}`);
      const see = async (/** @type {import('../kit.mjs').Tab} */ tab) => {
        expect(await find(tab)).toEqual([js, python]);
        await goTo(tab, '/js/install');
        expect(await find(tab)).toEqual([js]);
        await goTo(tab, '/python/install');
        expect(await find(tab)).toEqual([python]);
      };
      await withConfig(eyes, 'products', see, '/');
      const without = eyes.read('products.config.ts').replace(/docsPluginIdForPreferred.*/u, '');
      eyes.write('no-default.config.ts', without);
      const output = await eyes.failure('npm run build -- --config no-default.config.ts');
      expect(output).toContain('this plugin does not seem to be enabled (pluginId=undefined');
    },
  },
  {
    page,
    heading: 'search-instance',
    result: 'searches the docs instance that is open',
    paste: ({write}) => {
      write('community/one.md', '# One');
      const community = "{id: 'community', path: 'community', routeBasePath: 'community'}";
      const plugin = `['@docusaurus/plugin-content-docs', ${community}]`;
      write(
        'instance.config.ts',
        `import site from './docusaurus.config';\n\nexport default {...site, plugins: [${plugin}]};`,
      );
    },
    check: async (eyes) => {
      const {sample, command, run, read, write} = eyes;
      await run([`${command(0, 'swizzle')} -- --eject --typescript --danger`]);
      const hook = 'src/theme/SearchBar/useInstanceFilters.ts';
      write(hook, sample(hook));
      const bar = 'src/theme/SearchBar/index.tsx';
      const changed = read(bar).replace(
        'useAlgoliaContextualFacetFilters()',
        'useInstanceFilters()',
      );
      write(bar, `import useInstanceFilters from './useInstanceFilters';\n${changed}`);
      try {
        await withConfig(eyes, 'instance', async (tab) => {
          for (const [route, tag] of [
            ['/docs/intro', 'docusaurus_tag:docs-default-current'],
            ['/community/one', 'docusaurus_tag:docs-community-current'],
            ['/', 'docusaurus_tag:default'],
          ]) {
            await goTo(tab, String(route));
            const [query] = await searchFor(tab, 'deploy');
            const [language, tags] = query?.facetFilters ?? [];
            expect(language).toBe('language:en');
            expect(route === '/' ? [tags].flat()[0] : tags).toBe(tag);
          }
        });
      } finally {
        await run(['rm -r src/theme']);
      }
    },
  },
  {
    page,
    heading: 'typesense',
    result: 'opens the search dialog of Typesense',
    install: ({command}) => [command()],
    paste: ({sample, write}) => write('typesense.config.ts', sample(config)),
    check: (eyes) =>
      withConfig(eyes, 'typesense', async (tab) => {
        await tab.keyboard.press('Control+k');
        await tab.locator('.DocSearch-Modal input').waitFor();
      }),
  },
];
