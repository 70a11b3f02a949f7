// @ts-check
// What readers of the guide to plugins do. The site has English and French.
import {expect} from 'vitest';
import {part} from '../../kit.mjs';
import {errorOf} from './error-of.mjs';
import {buildOther, copyNewSite} from './other-site.mjs';

const page = 'advanced/plugins';
const config = 'docusaurus.config.ts';
const event = 'events/spring-meetup.mdx';
const folder = 'packages/docusaurus-plugin-events';

/** @type {import('../../kit.mjs').Recipe[]} */
export const guide = [
  {
    page,
    heading: '',
    result: 'shows the build number in a component',
    paste: async (hands) => {
      await copyNewSite(hands);
      hands.configure(config, 'build-number');
      hands.paste('src/components/BuildNumber.tsx');
      hands.show('build-number', 'src/components/BuildNumber.tsx');
    },
    check: ({text}) => expect(text('/build-number')).toContain('Build local'),
  },
  {
    page,
    heading: 'build-one',
    result: 'gets a page with the events',
    paste: ({paste}) => paste(event),
    check: ({html}) =>
      expect(html('/meetups')).toMatch(/href=\/meetups\/spring-meetup[^>]*>Spring meetup/u),
  },
  {
    page,
    heading: 'read',
    result: 'gets an error for an option that the plugin does not have',
    install: ({command}) => [command()],
    paste: ({paste}) => paste('src/plugins/events/index.ts'),
    check: async (eyes) => {
      const output = await errorOf(eyes, "['./src/plugins/events/index.ts', {folder: 'x'}]");
      expect(output).toContain('"folder" is not allowed');
    },
  },
  {
    page,
    heading: 'show',
    result: 'sees an event with its date, place, text, and admonition',
    paste: ({paste}) => {
      paste('src/plugins/events/theme/EventPage/index.tsx');
      paste('src/plugins/events/theme/EventList/index.tsx');
    },
    check: ({text, html}) => {
      expect(text('/meetups/spring-meetup')).toContain('April 18, 2026, Lisbon');
      expect(html('/meetups/spring-meetup')).toContain('<strong>workshops</strong>');
      expect(html('/meetups/spring-meetup')).toContain('theme-admonition-tip');
    },
  },
  {
    page,
    heading: 'use',
    result: 'finds the events in the navbar',
    paste: ({configure}) => configure(config),
    check: async ({open}) => {
      const tab = await open('/');
      await tab.locator('.navbar').getByRole('link', {name: 'Meetups'}).click();
      await tab.getByRole('heading', {name: 'Events'}).waitFor();
      await tab.getByRole('link', {name: 'Spring meetup'}).click();
      await tab.getByText('Bring a laptop.').waitFor();
    },
  },
  {
    page,
    heading: 'translate',
    result: 'sees the translated event and label',
    paste: ({sample, write, replace}) => {
      replace(config, "locales: ['en']", "locales: ['en', 'fr']");
      const text = sample(event, '', 'build-one');
      write(`i18n/fr/${event}`, text.replace('Spring meetup', 'Rencontre de printemps'));
      write('i18n/fr/code.json', '{"events.title": {"message": "Événements"}}');
    },
    check: ({text}) => {
      expect(text('/fr/meetups')).toMatch(/Événements.*Rencontre de printemps/su);
      expect(text('/fr/meetups/spring-meetup')).toContain('18 avril 2026');
      expect(text('/meetups')).toMatch(/Events.*Spring meetup/su);
    },
  },
  {
    page,
    heading: 'instances',
    result: 'uses the plugin for a second folder, with translations of its own',
    paste: ({configure, write}) => {
      configure(config, '', (code) => `plugins: [\n${part(code, /^.*'courses'.*$/mu)}\n]`);
      const course = '---\ntitle: Basics\ndate: 2026-05-01\n---\n\nThe first course.';
      write('courses/basics.mdx', course);
      write('i18n/fr/events-courses/basics.mdx', course.replace('The first', 'Le premier'));
    },
    check: ({text}) => {
      expect(text('/courses/basics')).toContain('The first course.');
      expect(text('/fr/courses/basics')).toContain('Le premier course.');
    },
  },
  {
    page,
    heading: 'extend',
    result: 'gets a doc from a data file, in the sidebar',
    paste: ({configure, paste, write}) => {
      paste('src/plugins/docs-with-reference/index.ts');
      configure(config);
      write('data/commands.json', '[{"name": "build", "summary": "Builds the site."}]');
    },
    check: ({html}) => {
      expect(html('/docs/reference/commands')).toContain('Builds the site.');
      expect(html('/docs/reference/commands')).toMatch(
        /menu__link--active[^>]*href=\/docs\/reference\/commands/u,
      );
    },
  },
  {
    page,
    heading: 'extend',
    result: 'hides pages from the public',
    paste: ({replace, addPlugins, paste, write}) => {
      paste('src/plugins/public-pages/index.ts');
      write('src/pages/internal/plan.md', '# The secret plan');
      replace(config, '        docs: {', '        pages: false,\n        docs: {');
      addPlugins("'./src/plugins/public-pages/index.ts'");
    },
    check: ({html, read}) => {
      expect(() => html('/internal/plan')).toThrow();
      expect(html('/markdown-page')).toContain('Markdown page example');
      expect(read('build/sitemap.xml')).not.toContain('internal');
    },
  },
  {
    page,
    heading: 'presets',
    result: 'gets docs without breadcrumbs from a preset, and the images of the home page',
    paste: ({sample, write}) => {
      write('other/src/presets/team.ts', sample('src/presets/team.ts'));
      write('other/team.config.ts', sample(config));
    },
    check: async ({run, read}) => {
      await run([buildOther('team')]);
      expect(read('other/team/index.html')).toMatch(/<svg[^>]*role="img"/u);
      const doc = read('other/team/docs/intro/index.html');
      expect(doc).toContain('theme-doc-sidebar-menu');
      expect(doc).not.toContain('theme-doc-breadcrumbs');
      expect(read('other/team/sitemap.xml')).toContain('/docs/intro');
    },
  },
  {
    page,
    heading: 'test',
    result: 'runs the tests of the plugin',
    install: () => ['npm install --save-dev vitest'],
    paste: ({sample, paste, write}) => {
      paste('src/plugins/events/index.test.ts');
      const text = sample(event, '', 'build-one');
      const fixtures = 'src/plugins/events/__fixtures__/events';
      write(`${fixtures}/spring-meetup.mdx`, text);
      write(`${fixtures}/autumn-sprint.mdx`, text.replace('2026-04', '2026-10'));
    },
    check: async ({run}) => {
      const output = await run(['npx vitest run src/plugins/events'], {NO_COLOR: '1'});
      expect(output).toMatch(/Tests\s+2 passed/u);
      const loaded = await run(['DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build']);
      expect(loaded).not.toContain('Generated static files');
    },
  },
  {
    page,
    heading: 'publish',
    result: 'gets a component from a package that TypeScript compiles',
    install: ({command}) => [
      `(cd ${folder}\n${command()}\nnpm run build\nnpm pack\nrm -r node_modules)`,
      `npm install ./${folder}/docusaurus-plugin-events-1.0.0.tgz`,
    ],
    paste: ({sample, write, addPlugins}) => {
      for (const file of ['tsconfig.json', 'package.json', 'src/index.ts']) {
        write(`${folder}/${file}`, sample(file));
      }
      const component = 'export default function EventLabel() {\n  return <b>An event</b>;\n}';
      write(`${folder}/src/theme/EventLabel.tsx`, component);
      // Declarations next to this one would hide the components in the folder of the same name.
      const original = "export {default} from '@theme-init/MDXComponents';";
      write(`${folder}/src/theme/MDXComponents.tsx`, original);
      write('src/pages/label.mdx', "import Label from '@theme/EventLabel';\n\n<Label />");
      addPlugins("'docusaurus-plugin-events'");
    },
    check: async ({html, run}) => {
      expect(html('/label')).toContain('<b>An event</b>');
      const swizzle = 'npx docusaurus swizzle docusaurus-plugin-events EventLabel --eject';
      await run([`${swizzle} --typescript --danger`, 'rm src/theme/EventLabel.tsx']);
    },
  },
];
