// @ts-check
// To add a recipe, add an entry to a file in `areas/`: name the section, paste its samples with the
// functions of `handsOf`, and check the result with those of `eyesOn`. Don't repeat a sample: change
// what a site needs differently with `replace`. The recipes of a file share a site, so give each its
// own files and routes; where that isn't possible, start another file. To run those of a file:
// `FULL_TESTS=true npm run unit -- verify/recipes/latest -t 'blog:'`.
import {copyFileSync, cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {colord, extend} from 'colord';
import a11y from 'colord/plugins/a11y';
import freePort from 'get-port';
import {writeFiles} from '../../src/testing/temporary-folder';
import {commandsOnPage, fileOnPage, samplesOnPage} from '../tutorials/page-files.mjs';
import {type, whileServing} from '../tutorials/terminal.mjs';

/**
 * What a recipe says about a section of the docs.
 *
 * @typedef {object} Recipe
 * @property {string} page the path below the docs folder, without the extension
 * @property {string} heading the id of the heading above the samples; empty above the first one
 * @property {string} result continues "a reader who follows the section"
 * @property {(hands: Hands) => string[]} [install] the page's commands, which run before the build
 * @property {(hands: Hands) => Promise<void> | void} paste puts the samples where the page says
 * @property {(eyes: Eyes) => Promise<void> | void} check fails unless the page is right
 *
 * @typedef {object} Area a file of recipes that share a site
 * @property {Recipe[]} recipes
 * @property {string[]} [completePages] pages whose how-to headings all have a recipe
 * @property {string} [baseUrl]
 * @property {string} [build] the command that builds the site
 * @property {Serve} [serve] serves the site, instead of `npm run serve`
 *
 * @callback Serve
 * @param {string} site
 * @returns {Promise<{port: number, stop: () => Promise<void> | void}>}
 *
 * @typedef {ReturnType<typeof handsOf>} Hands
 * @typedef {ReturnType<typeof eyesOn> & Pick<Hands, 'sample' | 'command' | 'extension'>} Eyes
 * @typedef {import('@playwright/test').Page} Tab
 */

extend([a11y]);

const config = 'docusaurus.config.ts';

/** Configurations that a fragment is part of, by the kind in its marker. */
const wholes = /** @type {Record<string, (object: string) => string>} */ ({
  'site configuration': (object) => object,
  'theme configuration': (object) => `{themeConfig: ${object}}`,
  'navbar item': (object) => `{themeConfig: {navbar: {items: [${object}]}}}`,
  'preset options': (object) => `{presets: [['classic', ${object}]]}`,
  'docs options': (object) => `{presets: [['classic', {docs: ${object}}]]}`,
  'blog options': (object) => `{presets: [['classic', {blog: ${object}}]]}`,
  'pages options': (object) => `{presets: [['classic', {pages: ${object}}]]}`,
});

/**
 * What a reader of a section does to a site.
 *
 * @param {string} site its folder
 * @param {string} page the path of the page from the project's root
 * @param {string} heading
 * @param {string} [newSite] a site that nobody has changed
 */
export function handsOf(site, page, heading, newSite = site) {
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFiles(site, {[file]: `${text}\n`});
  const read = (/** @type {string} */ file) => readFileSync(path.join(site, file), 'utf8');
  /** Replaces the first match in a file, which must have one. */
  const replace = (
    /** @type {string} */ file,
    /** @type {string | RegExp} */ old,
    /** @type {string} */ text,
  ) => {
    part(read(file), old);
    write(
      file,
      read(file).replace(old, () => text),
    );
  };
  const insertAfter = (/** @type {string} */ line, /** @type {string} */ text) =>
    replace(config, line, `${line}\n${text}`);
  /** The code of a block of the section, by its title, and by words in it if several have it. */
  const sample = (/** @type {string} */ title, words = '', section = heading) =>
    fileOnPage(page, title, section, words);
  const prepend = (/** @type {string} */ file, /** @type {string} */ text) =>
    write(file, `${text}\n${read(file)}`);
  const addPlugins = (/** @type {string} */ plugins) => {
    if (!read(config).includes('\n  plugins: [')) {
      insertAfter('const config: Config = {', '  plugins: [\n  ],');
    }
    insertAfter('  plugins: [', `${plugins},`);
  };
  /** Writes a configuration to a file, and imports it in the site's own. */
  const importSample = (
    /** @type {string} */ title,
    words = '',
    change = (/** @type {string} */ code) => code,
  ) => {
    const {code = '', marker} =
      samplesOnPage(page, heading).find(
        (block) => (block.title ?? '') === title && block.code.includes(words),
      ) ?? {};
    part(code, words);
    const number = read(config).match(/from '\.\/sample-/gu)?.length ?? 0;
    const file = `sample-${number}.${title.endsWith('.js') ? 'js' : 'ts'}`;
    const whole = wholes[marker?.kind ?? ''];
    const changed = change(code);
    const object = /^\s*\{/u.test(changed) ? changed : `{\n${changed}\n}`;
    write(file, whole ? `export default ${whole(object)};` : changed);
    if (number === 0) {
      const helper = 'merge-config.mjs';
      copyFileSync(new URL(helper, import.meta.url), path.join(site, helper));
      prepend(config, `import {mergeConfig, optionsOf} from './${helper}';`);
    }
    prepend(config, `import sample${number} from './${file.replace('.ts', '')}';`);
    return `sample${number}`;
  };
  return {
    site,
    page,
    /** The extension of the docs in a new site, which readers also use in links. */
    extension: existsSync(path.join(newSite, 'docs/intro.mdx')) ? 'mdx' : 'md',
    /** The first block of the section that has these words, for blocks without a title. */
    block: (/** @type {string} */ words) => {
      const block = samplesOnPage(page, heading).find(({code}) => code.includes(words));
      return part(block?.code ?? '', words) && String(block?.code);
    },
    importSample,
    /** Adds a sample to the configuration: a whole one, or a fragment whose marker says of what. */
    configure: (/** @type {Parameters<typeof importSample>} */ ...sample) => {
      const name = importSample(...sample);
      const merged = `mergeConfig(${part(read(config), /^export default (.*);$/mu)}, ${name})`;
      replace(config, /^export default .*;$/mu, `export default ${merged};`);
    },
    /** Adds another instance of the docs plugin, with a copy of the docs, whose ID is its path. */
    addDocs: (/** @type {string} */ id, options = '') => {
      cpSync(path.join(newSite, 'docs'), path.join(site, id), {recursive: true});
      const own = `id: '${id}', path: '${id}', routeBasePath: '${id}'`;
      addPlugins(`['@docusaurus/plugin-content-docs', {${options}${options && ', '}${own}}]`);
    },
    write,
    read,
    replace,
    sample,
    /** Runs commands in the site before those of `install`. */
    run: (/** @type {string[]} */ ...commands) => type(commands, {cwd: site}),
    /** A command of the section, by the index of its block. */
    command: (index = 0, section = heading) => commandsOnPage(page, section, index).join('\n'),
    /** Writes a sample to the file that is its title. */
    paste: (/** @type {string} */ title) => write(title, sample(title)),
    append: (/** @type {string} */ title, words = '') =>
      write(title, `${read(title)}\n${sample(title, words)}`),
    prepend,
    /** Adds code above the configuration object. */
    declare: (/** @type {string} */ code) =>
      replace(config, 'const config: Config', `${code}\n\nconst config: Config`),
    setOptions: (/** @type {string} */ fields) => insertAfter('const config: Config = {', fields),
    setThemeOptions: (/** @type {string} */ fields) => insertAfter('  themeConfig: {', fields),
    /** Sets options of a plugin in the preset. */
    setPluginOptions: (/** @type {'docs' | 'blog'} */ plugin, /** @type {string} */ fields) =>
      insertAfter(`        ${plugin}: {`, fields),
    /** Adds a page that shows the component of a file, such as `<Price of={2} />`. */
    show: (
      /** @type {string} */ route,
      /** @type {string} */ file,
      /** @type {string} */ element = '',
    ) => {
      const [, name = ''] = /(\w+)(?:\/index)?\.\w+$/u.exec(file) ?? [];
      const from = `@site/${file.replace(/(?:\/index)?\.\w+$/u, '')}`;
      write(
        `src/pages/${route}.mdx`,
        `import ${name} from '${from}';\n\n# ${route}\n\n${element || `<${name} />`}`,
      );
    },
    addPlugins,
  };
}

/**
 * What a text has of a pattern: its first group, or all of the match.
 *
 * @param {string} text
 * @param {string | RegExp} pattern
 * @returns {string}
 * @throws when the text doesn't have it
 */
export function part(text, pattern) {
  const match =
    typeof pattern === 'string' ? text.includes(pattern) && [pattern] : pattern.exec(text);
  if (!match) {
    throw new Error(`There is no ${pattern} in\n${text}`);
  }
  return match[1] ?? match[0] ?? '';
}

/**
 * What a reader sees of a built site.
 *
 * @param {{site: string, origin: string, browser: import('@playwright/test').Browser}} built the
 *   origin has the base URL of the site, without its slash at the end
 */
export function eyesOn({site, origin, browser}) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(site, file), 'utf8');
  /** Opens a page in a tab that shares nothing with others, without other hosts. */
  const open = async (
    /** @type {string} */ route,
    /** @type {{colorScheme?: 'light' | 'dark', width?: number, base?: string}} */ options = {},
  ) => {
    const {colorScheme = 'light', width = 1280, base = origin} = options;
    const context = await browser.newContext({colorScheme, viewport: {width, height: 800}});
    await context.route(
      ({hostname}) => hostname !== 'localhost',
      (request) => request.abort(),
    );
    const tab = await context.newPage();
    await tab.goto(`${base}${route}`);
    await tab.locator('html[data-has-hydrated="true"]').waitFor();
    return tab;
  };
  /** HTML without quotes, because the minifier of Docusaurus Faster omits them. */
  const html = (/** @type {string} */ route) =>
    read(`build${route}/index.html`).replaceAll('"', '');
  return {
    site,
    origin,
    browser,
    read,
    write: (/** @type {string} */ file, /** @type {string} */ text) =>
      writeFiles(site, {[file]: `${text}\n`}),
    /** Runs commands in the site's folder, and returns their output. */
    run: (/** @type {string[]} */ commands, /** @type {NodeJS.ProcessEnv} */ env = {}) =>
      type(commands, {cwd: site, env}),
    /** The output of a command that has to fail. */
    failure: async (/** @type {string} */ command) => {
      const output = await type([command], {cwd: site}).then(
        () => '',
        ({message}) => message,
      );
      if (!output) {
        throw new Error(`${command} should fail, but doesn't`);
      }
      return output;
    },
    open,
    html,
    /** The text of a page's HTML, without tags. */
    text: (/** @type {string} */ route) =>
      html(route)
        .replaceAll(/<(script|style)\b.*?<\/\1>/gsu, '')
        .replaceAll(/<[^>]*>/gu, ''),
    /** Looks at a page in light and dark mode, on a large and on a small screen. */
    look: async (
      /** @type {string} */ route,
      /** @type {(tab: Tab, width: number, isDark: boolean) => Promise<void>} */ see,
    ) => {
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        for (const width of [1280, 500]) {
          const tab = await open(route, {colorScheme, width});
          try {
            await see(tab, width, colorScheme === 'dark');
          } catch (error) {
            const place = `${route}, ${colorScheme} mode, ${width} px`;
            throw new Error(`${place}: ${Object(error).message}`, {cause: error});
          }
          await tab.context().close();
        }
      }
    },
  };
}

/**
 * The contrast of a text with a background, from 1 to 21. Readers need 4.5.
 *
 * @param {Tab} tab
 * @param {string} text a selector
 * @param {string} background a selector
 */
export const contrastOf = async (tab, text, background) => {
  const [color = ''] = await stylesOf(tab, text, 'color');
  const [behind = ''] = await stylesOf(tab, background, 'background-color');
  // The canvas behind a page is white.
  return colord(color).contrast(colord(behind).alpha() === 0 ? '#fff' : behind);
};

/**
 * Serves a site at a free port while `look` runs.
 *
 * @template Result
 * @param {string} site
 * @param {(port: number) => string} command
 * @param {(base: string, port: number) => Promise<Result>} look `base` is the origin
 * @returns {Promise<Result>} the result of `look`
 */
export async function whileServed(site, command, look) {
  const port = await freePort();
  return whileServing(command(port), {cwd: site, port}, () =>
    look(`http://localhost:${port}`, port),
  );
}

/** Git with an author, whom `git commit` needs. */
export const gitAsJane = 'git -c user.name=Jane -c user.email=jane@example.com';

/** The lines of a code block, which are elements of their own. */
export const codeOf = async (/** @type {import('@playwright/test').Locator} */ block) => {
  const lines = await block.locator('.token-line').allTextContents();
  return lines
    .map((line) => line.replace(/\n$/u, ''))
    .join('\n')
    .trim();
};

/**
 * Computed styles of the first element that a selector matches.
 *
 * @param {Tab} tab
 * @param {string} selector
 * @param {string[]} properties
 * @returns {Promise<string[]>}
 */
export const stylesOf = (tab, selector, ...properties) =>
  tab
    .locator(selector)
    .first()
    .evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      properties,
    );

/** Opens the menu on a small screen. Larger ones show everything. */
export const openMenu = async (/** @type {Tab} */ tab, /** @type {number} */ width) => {
  if (width < 997) {
    await tab.locator('.navbar__toggle').click();
  }
};

/**
 * The menu of a docs sidebar, which is in the site's menu on a small screen.
 *
 * @param {Tab} tab
 * @param {number} width
 */
export const sidebarOf = async (tab, width) => {
  await openMenu(tab, width);
  return tab.locator('.theme-doc-sidebar-menu:visible');
};

/**
 * The navbar, or on a small screen, its menu, which this opens.
 *
 * @param {Tab} tab
 * @param {number} width
 */
export const navbarOf = async (tab, width) => {
  if (width > 996) {
    return tab.locator('.navbar__inner');
  }
  await openMenu(tab, width);
  const panels = tab.locator('.navbar-sidebar--show .navbar-sidebar__item');
  await panels.first().waitFor();
  // On docs, the sidebar is in front.
  const back = panels.and(tab.locator(':not([inert])')).locator('.navbar-sidebar__back');
  if (await back.count()) {
    await back.click();
  }
  return panels.first();
};
