// @ts-check
// What readers do with TypeScript, below a base URL.
import yaml from 'js-yaml';
import {expect} from 'vitest';
import {addClientModule} from './add-client-module.mjs';

const page = 'typescript-support';
const config = 'docusaurus.config.ts';

/** @type {import('../../kit.mjs').Recipe[]} */
export const typescript = [
  {
    page,
    heading: 'how-it-works',
    result: 'finds no type error in the samples of the other recipes, but finds others',
    paste: () => {},
    check: async ({run, command, write, failure}) => {
      await run([command()]);
      write('src/wrong.ts', "export const count: number = 'many';");
      expect(await failure(command())).toContain(
        "Type 'string' is not assignable to type 'number'",
      );
      await run(['rm src/wrong.ts']);
    },
  },
  {
    page,
    heading: 'config',
    result: 'gets an error for a misspelled option',
    paste: ({sample, write}) => {
      write('typed.config.ts', sample(config));
      write(
        'typed.config.js',
        sample('docusaurus.config.js').replace('sidebars.js', 'sidebars.ts'),
      );
    },
    check: async ({failure, run, read, write}) => {
      write('misspelled.config.ts', read('typed.config.ts').replace('sidebarPath', 'sidebarpath'));
      const output = await failure('npx tsc');
      await run(['rm misspelled.config.ts']);
      expect(output).toMatch(/misspelled\.config\.ts.*'sidebarpath' does not exist/su);
      expect(output).not.toMatch(/^typed/mu);
      await run(['DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config typed.config.js']);
    },
  },
  {
    page,
    heading: 'plugin-options',
    result: 'adds docs with typed options',
    paste: ({configure, write}) => {
      configure(config);
      write('api/start.mdx', '# The API');
    },
    check: ({text}) => expect(text('/api/start')).toContain('The API'),
  },
  {
    page,
    heading: 'custom-fields',
    result: 'reads typed data in a component',
    paste: ({paste, prepend, setOptions, show}) => {
      paste('src/types/site.ts');
      paste('src/components/SupportLink.tsx');
      prepend(config, "import type {CustomFields} from './src/types/site';");
      const fields = "{supportUrl: 'https://example.com/help'} satisfies CustomFields";
      setOptions(`  customFields: ${fields},`);
      show('support', 'src/components/SupportLink.tsx');
    },
    check: ({html}) => expect(html('/support')).toContain('href=https://example.com/help'),
  },
  {
    page,
    heading: 'sidebars',
    result: 'gets a sidebar',
    paste: ({paste}) => paste('sidebars.ts'),
    check: ({html}) => expect(html('/docs/intro')).toContain('theme-doc-sidebar-menu'),
  },
  {
    page,
    heading: 'components',
    result: 'gets a page, and an admonition of one type',
    paste: ({paste, show}) => {
      paste('src/pages/team.tsx');
      paste('src/components/Tip.tsx');
      show('tip', 'src/components/Tip.tsx', '<Tip title="Own title">Some advice</Tip>');
    },
    check: ({text, html}) => {
      expect(text('/team')).toContain('Team');
      expect(html('/tip')).toMatch(/theme-admonition-tip.*Own title.*Some advice/su);
    },
  },
  {
    page,
    heading: 'imports',
    result: 'imports an image in a component',
    paste: ({paste, write, show}) => {
      paste('src/types/assets.d.ts');
      const use =
        'import dino from \'@site/static/img/docusaurus.png\';\n\nexport default () => <img src={dino} alt="Dino" />;';
      write('src/components/Dino.tsx', use);
      show('dino', 'src/components/Dino.tsx');
    },
    check: async ({open}) => {
      const width = (await open('/dino'))
        .getByAltText('Dino')
        .evaluate((image) => Object(image).naturalWidth);
      expect(await width).toBeGreaterThan(0);
    },
  },
  {
    page,
    heading: 'mdx-props',
    result: 'passes props to a partial',
    paste: ({paste, write, show}) => {
      paste('src/components/Notice.tsx');
      write('src/partials/_notice.mdx', 'Welcome to {props.name}.');
      show('notice', 'src/components/Notice.tsx');
    },
    check: ({text}) => expect(text('/notice')).toContain('Welcome to Docusaurus.'),
  },
  {
    page,
    heading: 'own-theme-components',
    result: 'imports a theme component of its own',
    paste: ({paste, write, show}) => {
      paste('src/types/theme.d.ts');
      write(
        'src/theme/Badge.tsx',
        'export default ({label}: {label: string}) => <b>badge {label}</b>;',
      );
      write(
        'src/components/New.tsx',
        'import Badge from \'@theme/Badge\';\n\nexport default () => <Badge label="new" />;',
      );
      show('new', 'src/components/New.tsx');
    },
    check: ({text}) => expect(text('/new')).toContain('badge new'),
  },
  {
    page,
    heading: 'swizzle',
    result: 'gets a wrapper that compiles and passes the type check',
    paste: () => {},
    check: async ({run, command}) => {
      await run([`rm -rf ../swizzled && mkdir ../swizzled && mv src/theme ../swizzled`]);
      try {
        await run([command(), 'npx tsc --noEmit']);
        expect(await run(['cat src/theme/Footer/index.tsx'])).toContain(
          'WrapperProps<typeof FooterType>',
        );
      } finally {
        await run(['rm -rf src/theme', 'mv ../swizzled/theme src/theme']);
      }
    },
  },
  {
    page,
    heading: 'client-modules',
    result: 'logs each page',
    paste: (hands) => {
      hands.paste('src/clientModules/logRoute.ts');
      addClientModule(hands, './src/clientModules/logRoute.ts');
    },
    check: async ({open}) => {
      const tab = await open('/docs/intro');
      /** @type {string[]} */
      const messages = [];
      tab.on('console', (message) => messages.push(message.text()));
      await tab.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
      await expect.poll(() => messages).toContain('/my-website/blog');
    },
  },
  {
    page,
    heading: 'plugins',
    result: 'loads a file with a typed plugin',
    paste: ({paste, addPlugins, write, show}) => {
      paste('src/plugins/releases.ts');
      addPlugins("['./src/plugins/releases.ts', {file: 'releases.json'}]");
      write('releases.json', '[{"version": "4.5.6", "date": "2026-03-01"}]');
      const imports =
        "import {usePluginData} from '@docusaurus/useGlobalData';\nimport type {Release} from '@site/src/plugins/releases';";
      const data = "usePluginData('releases') as {releases: Release[]}";
      write(
        'src/components/Versions.tsx',
        `${imports}\n\nexport default () => <>{(${data}).releases[0]?.version}</>;`,
      );
      show('versions', 'src/components/Versions.tsx');
    },
    check: ({text}) => expect(text('/versions')).toContain('4.5.6'),
  },
  {
    page,
    heading: '',
    result: 'creates a site that checks types',
    paste: () => {},
    check: async ({run, command, read}) => {
      const create = command().replace('my-website', 'new-site');
      await run([`${create} --skip-install`], {npm_config_yes: 'true'});
      expect(JSON.parse(read('new-site/package.json')).scripts.typecheck).toBe('tsc');
      expect(read('new-site/docusaurus.config.ts')).toContain('satisfies Preset.Options');
      await run(['rm -r new-site']);
    },
  },
  {
    page,
    heading: 'ci',
    result: 'gets a workflow with commands that exist',
    paste: ({paste}) => paste('.github/workflows/check.yml'),
    check: ({read}) => {
      const {jobs} = Object(yaml.load(read('.github/workflows/check.yml')));
      const {scripts} = JSON.parse(read('package.json'));
      const steps = jobs.site.steps.flatMap((/** @type {{run?: string}} */ {run}) => run ?? []);
      const names = steps.flatMap(
        (/** @type {string} */ step) => /^npm run (\S+)$/u.exec(step)?.[1] ?? [],
      );
      expect(steps[0]).toBe('npm ci');
      expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
      expect(names).toEqual(['typecheck', 'build']);
    },
  },
  {
    page,
    heading: 'existing-site',
    result: 'checks types in a site with JavaScript',
    paste: () => {},
    check: async ({run, command, failure, sample, read, write}) => {
      const {dependencies} = JSON.parse(read('package.json'));
      const version = dependencies['@docusaurus/core'];
      const create = `npx create-docusaurus@${version} js-site classic --javascript --skip-install`;
      await run([create], {npm_config_yes: 'true'});
      // npm only looks for conflicts, because the packages are here.
      const install = ['cd js-site', command(), 'ln -s ../node_modules node_modules', command(1)];
      await run(install, {npm_config_package_lock_only: 'true'});
      for (const file of ['tsconfig.json', 'src/types/docusaurus.d.ts']) {
        write(`js-site/${file}`, sample(file));
      }
      const page =
        'import Layout from \'@theme/Layout\';\n\nexport default () => <Layout titel="A" />;';
      write('js-site/src/pages/typed.tsx', page);
      expect(await failure('cd js-site\nnpm run typecheck')).toContain("'titel' does not exist");
      write('js-site/src/pages/typed.tsx', page.replace('titel', 'title'));
      await run(['cd js-site', 'npm run typecheck', 'cd ..', 'rm -r js-site']);
    },
  },
  {
    page,
    heading: 'javascript',
    result: 'finds a type error in a JavaScript file',
    paste: ({sample, write}) => write('checked.js', sample('sidebars.js')),
    check: async ({run, read, write}) => {
      write('misspelled.js', read('checked.js').replace("'autogenerated'", "'automatic'"));
      const output = await run(['npx tsc || true', 'rm misspelled.js']);
      expect(output).toMatch(/misspelled\.js.*error/u);
      expect(output).not.toMatch(/^checked/mu);
    },
  },
];
