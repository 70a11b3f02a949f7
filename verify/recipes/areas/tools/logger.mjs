// @ts-check
// What readers do with the logger.
import {createServer} from 'node:http';
import {expect} from 'vitest';

const page = 'api/misc/logger/logger';
const loading = {DOCUSAURUS_EXIT_AFTER_LOADING: 'true', FORCE_COLOR: '0'};

/** A site with a plugin. */
const siteWith = (/** @type {string} */ plugin) =>
  `export default {title: 'A', url: 'https://a.example', baseUrl: '/', plugins: [${plugin}]};`;

/** @type {import('../../kit.mjs').Recipe[]} */
export const logger = [
  {
    page,
    heading: '',
    result: 'sees a message of a plugin',
    paste: ({paste, write}) => {
      paste('plugins/hello.ts');
      write('hello.config.ts', siteWith("'./plugins/hello.ts'"));
    },
    check: async ({run, site}) => {
      const output = await run(['npm run build -- --config hello.config.ts'], loading);
      expect(output).toContain(`[INFO] Site folder: "${site}"`);
    },
  },
  {
    page,
    heading: 'installation',
    result: 'can import the logger in a CommonJS module',
    install: ({command}) => [command()],
    paste: ({write}) => {
      const code = "const {logger} = require('@docusaurus/logger');\n\nlogger.info('Here');";
      write('scripts/here.cjs', code);
    },
    check: async ({run}) =>
      expect(await run(['node scripts/here.cjs'], {FORCE_COLOR: '0'})).toBe('[INFO] Here\n'),
  },
  {
    page,
    heading: 'levels',
    result: 'sees the messages of the page',
    paste: ({paste}) => paste('scripts/levels.mjs'),
    check: async ({run, sample}) => {
      const output = await run(['node scripts/levels.mjs 2>&1'], {NO_COLOR: '1', FORCE_COLOR: '0'});
      expect(output.trim()).toBe(sample('', '[SUCCESS]').trim());
    },
  },
  {
    page,
    heading: 'flags',
    result: 'sees formatted values',
    paste: ({paste}) => paste('scripts/flags.mjs'),
    check: async ({run, sample}) => {
      const output = await run(['node scripts/flags.mjs 2>&1'], {NO_COLOR: '1', FORCE_COLOR: '0'});
      expect(output.trim()).toBe(sample('', '- "docs/a.mdx"').trim());
    },
  },
  {
    page,
    heading: 'interpolate',
    result: 'sees an error with formatted values',
    paste: ({paste, write}) => {
      paste('plugins/read-data.ts');
      const imports = "import {readData} from './plugins/read-data';";
      const plugin = "() => ({name: 'data', loadContent: () => readData('data.json')})";
      write('data.config.ts', `${imports}\n\n${siteWith(plugin)}`);
    },
    check: async ({failure}) => {
      const output = await failure('FORCE_COLOR=0 npm run build -- --config data.config.ts');
      expect(output).toContain('Cannot read "data.json". Run `npm run fetch-data` first.');
    },
  },
  {
    page,
    heading: 'plugin-sample',
    result: 'gets a warning or an error for large files',
    paste: ({paste, sample, write}) => {
      paste('plugins/large-files.ts');
      const config = sample('docusaurus.config.ts').replace("folder: 'static'", "folder: 'large'");
      write('large.config.ts', config);
      write('strict.config.ts', config.replace("'warn'", "'throw'"));
      for (const file of ['img/team.png', 'video/intro.mp4']) {
        write(`large/${file}`, 'x'.repeat(600_000));
      }
    },
    check: async ({run, failure, sample}) => {
      const message = sample('', 'have more than').replace('"static"', '"large"');
      const printed = await run(['npm run build -- --config large.config.ts'], loading);
      // The file system decides about the order of the files.
      message.split('\n').forEach((line) => expect(printed).toContain(line));
      const output = await failure('FORCE_COLOR=0 npm run build -- --config strict.config.ts');
      expect(output).toContain(message.split('\n')[0]?.replace('[WARNING] ', ''));
    },
  },
  {
    page,
    heading: 'perf-logger',
    result: 'sees how long a plugin takes',
    paste: ({paste, write}) => {
      paste('plugins/slow.ts');
      write('slow.config.ts', siteWith("'./plugins/slow.ts'"));
    },
    check: async ({run, command, read, write}) => {
      const server = createServer((_, response) => {
        setTimeout(() => response.end('[]'), 50);
      }).listen(0);
      const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
      const plugin = read('plugins/slow.ts');
      write('plugins/slow.ts', plugin.replace('https://example.com', `http://localhost:${port}`));
      const output = await run([`${command()} -- --config slow.config.ts`], loading);
      server.close();
      expect(output).toMatch(/\[PERF\] .*slow: fetch - \d+\.\d\d ms/u);
    },
  },
  {
    page,
    heading: 'bad-message',
    result: 'fixes a message that has no flag',
    paste: ({sample, write}) => {
      write('scripts/bad-list.mjs', sample('scripts/list.mjs'));
      write('scripts/list.mjs', sample('scripts/list.mjs', 'url='));
    },
    check: async ({run, failure, sample}) => {
      const message = sample('', 'Bad Docusaurus').trim();
      expect(await failure('node scripts/bad-list.mjs')).toContain(message);
      const output = await run(['node scripts/list.mjs'], {FORCE_COLOR: '0'});
      expect(output).toBe('[INFO] Reading https://example.com/list?page=2\n');
    },
  },
];
