// @ts-check
// What readers do to keep translations up to date, with Git or with a service.
import {existsSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {expect} from 'vitest';
import {gitAsJane, part} from '../../kit.mjs';

const git = 'i18n/git';
const crowdin = 'i18n/crowdin';

/** Commands that check a configuration in the folder next to the site, without a project. */
const lint = (/** @type {string} */ file) => [
  'bin=$PWD/node_modules/.bin',
  'cd ../crowdin',
  'export CROWDIN_PROJECT_ID=1 CROWDIN_PERSONAL_TOKEN=none',
  `$bin/crowdin config lint --config ${file} 2>&1 || true`,
];

/** @type {import('../../kit.mjs').Recipe[]} */
export const workflows = [
  {
    page: git,
    heading: '',
    result: 'creates the JSON files, and copies the first doc',
    paste: () => {},
    check: async ({run, command, read, extension}) => {
      await run([command(0)]);
      const doc = `i18n/fr/docusaurus-plugin-content-docs/current/intro.${extension}`;
      await run([`rm -f ${doc}`, command(1)]);
      expect(read(doc)).toBe(read(`docs/intro.${extension}`));
      expect(JSON.parse(read('i18n/fr/docusaurus-theme-classic/footer.json'))).toHaveProperty([
        'copyright',
      ]);
    },
  },
  {
    page: git,
    heading: 'what-to-copy',
    result: 'copies everything for translators',
    paste: () => {},
    check: async ({run, command, site, extension}) => {
      await run([
        'rm -rf ../copied',
        'mkdir ../copied',
        'cp -r docs blog src ../copied',
        'cd ../copied',
        command(),
      ]);
      const folder = path.join(site, '../copied/i18n/fr');
      for (const file of [
        `docs/current/tutorial-basics/create-a-page.${extension}`,
        'blog/authors.yml',
        `pages/markdown-page.${extension}`,
      ]) {
        expect(existsSync(path.join(folder, `docusaurus-plugin-content-${file}`)), file).toBe(true);
      }
      expect(existsSync(path.join(folder, 'docusaurus-plugin-content-pages/index.tsx'))).toBe(
        false,
      );
    },
  },
  {
    page: git,
    heading: 'status',
    result: 'lists missing, outdated, and orphaned translations, and sees what has changed',
    paste: ({paste}) => paste('scripts/translation-status.mjs'),
    check: async ({run, command, extension}) => {
      const folder = 'i18n/fr/docusaurus-plugin-content-docs/current';
      const commit = (/** @type {string} */ date) =>
        `git add -A && GIT_COMMITTER_DATE=${date}T00:00:00Z ${gitAsJane} commit -qm Change`;
      await run([
        'rm -rf ../status',
        `mkdir -p ../status/${folder} ../status/docs`,
        'cp -r scripts ../status',
        'cd ../status',
        'git init -q -b main',
        `echo one > docs/intro.${extension}; echo un > ${folder}/intro.${extension}; echo alt > ${folder}/gone.md; echo new > docs/new.md`,
        commit('2026-01-01'),
        `echo two >> docs/intro.${extension}`,
        commit('2026-01-02'),
      ]);
      const status = command(0);
      const output = await run(['cd ../status', `${status} || echo failed`]);
      expect(output).toMatch(/missing: 1\n {2}docs\/new\.md/u);
      expect(output).toMatch(/outdated: 1\n.*intro\.mdx?/u);
      expect(output).toMatch(/orphaned: 1\n.*gone\.md\nfailed/u);
      expect(await run(['cd ../status', command(1)])).toContain('+two');
    },
  },
  {
    page: git,
    heading: 'json',
    result: 'finds new messages by their prefix',
    paste: () => {},
    check: async ({run, command, read, write}) => {
      const use = "import Translate from '@docusaurus/Translate';";
      write(
        'src/components/NewText.tsx',
        `${use}\n\nexport default () => <Translate id="new.text">Brand new</Translate>;`,
      );
      await run([command()]);
      const {'new.text': text} = JSON.parse(read('i18n/fr/code.json'));
      expect(text.message).toBe('(fr) Brand new');
    },
  },
  {
    page: git,
    heading: 'ci',
    result: 'fails in CI where text is not extracted',
    paste: ({paste}) => paste('.github/workflows/translations.yml'),
    check: async ({run, sample, failure}) => {
      const workflow = /** @type {any} */ (yaml.load(sample('.github/workflows/translations.yml')));
      const {steps} = Object(Object.values(workflow.jobs)[0]);
      const extracted = steps.find((/** @type {{name?: string}} */ {name}) =>
        name?.includes('extracted'),
      ).run;
      await run([
        'git init -q -b main',
        'npm run write-translations -- --locale fr',
        'git add -A i18n',
        `${gitAsJane} commit -qm Start`,
      ]);
      await run([extracted]);
      await run(['echo {} > i18n/fr/code.json', 'git add -A i18n', `${gitAsJane} commit -qm Lost`]);
      await failure(extracted);
      await run(['rm -rf .git']);
    },
  },
  {
    page: crowdin,
    heading: 'configuration',
    result: 'names folders that exist, and where Docusaurus looks for translations',
    paste: ({paste}) => paste('crowdin.yml'),
    check: ({sample, site}) => {
      const {files} = /** @type {any} */ (yaml.load(sample('crowdin.yml')));
      for (const {source, translation, languages_mapping: mapping} of files) {
        const [, folder = ''] = /^\/([^*]+)\//u.exec(source) ?? [];
        // Only sites with versions have this folder, and only a command creates the other.
        if (!/versioned_docs|i18n\/en/u.test(folder)) {
          expect(existsSync(path.join(site, folder)), folder).toBe(true);
        }
        expect(translation).toMatch(/^\/i18n\/%two_letters_code%\//u);
        expect(mapping.two_letters_code).toEqual({'pt-BR': 'pt-BR'});
      }
    },
  },
  {
    page: crowdin,
    heading: 'cli',
    result: 'sees mistakes in the configuration',
    install: ({command}) => [command()],
    paste: ({sample, write}) =>
      write(
        '../crowdin/crowdin.yml',
        sample('crowdin.yml', '', 'configuration').replaceAll('%two_letters_code%', 'fr'),
      ),
    check: async ({run}) =>
      expect(await run(lint('crowdin.yml'))).toContain(
        "The 'translation' parameter should contain at least one language placeholder",
      ),
  },
  {
    page: crowdin,
    heading: 'versions',
    result: 'adds a docs instance to the configuration',
    paste: ({sample, write}) => {
      const main = sample('crowdin.yml', '', 'configuration');
      const start = part(main, /^[\s\S]*\nfiles:\n/u);
      write('../crowdin/versions.yml', start + sample('files in crowdin.yml'));
      write('../crowdin/community/intro.md', '# Intro');
    },
    check: async ({run}) => {
      // With a mapping, the CLI then asks Crowdin for the languages of the project.
      const output = await run(lint('versions.yml'));
      expect(output).not.toMatch(/following parameters|No source files|YAML/u);
      await run(['rm -r ../crowdin/community']);
      expect(await run(lint('versions.yml'))).toContain('No source files');
    },
  },
  {
    page: crowdin,
    heading: 'first-run',
    result: 'writes the English text to files',
    paste: () => {},
    check: async ({run, command, read}) => {
      const [extract = ''] = command(0).split('\n');
      await run([extract]);
      expect(JSON.parse(read('i18n/en/code.json'))).toHaveProperty('theme.NotFound.title');
      await run(['rm -rf i18n/en']);
    },
  },
  {
    page: crowdin,
    heading: '',
    result: 'has the commands of the three steps',
    paste: () => {},
    check: ({run, command}) => expectCommands(run, command()),
  },
  {
    page: crowdin,
    heading: 'ci',
    result: 'gets a workflow that parses, with commands that exist',
    paste: ({paste}) => paste('.github/workflows/crowdin.yml'),
    check: ({run, sample}) => {
      const {jobs} = /** @type {any} */ (yaml.load(sample('.github/workflows/crowdin.yml')));
      const steps = Object.values(jobs).flatMap((job) => job.steps);
      return expectCommands(run, steps.map((step) => step.run ?? '').join('\n'));
    },
  },
];

/**
 * Asks for the help of all commands.
 *
 * @param {import('../../kit.mjs').Eyes['run']} run
 * @param {string} commands
 */
async function expectCommands(run, commands) {
  const lines = commands.split('\n').filter((line) => /^(?:npm run|npx crowdin) /u.test(line));
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    const [command = ''] = line.split(' -- ');
    const help = command.startsWith('npm') ? `${command} -- --help` : `${command} --help`;
    expect(await run([help]), line).toMatch(/usage/iu);
  }
}
