// @ts-check
// What a reader does: write files, paste samples, and run commands.
import {copyFileSync, cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeFiles} from '../../src/testing/temporary-folder';
import {commandsOnPage, fileOnPage, samplesOnPage} from '../tutorials/page-files.mjs';
import {type} from '../tutorials/terminal.mjs';
import {part} from './kit.mjs';

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
