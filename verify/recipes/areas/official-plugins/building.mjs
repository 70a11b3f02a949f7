// @ts-check
// What readers do with the plugins that change the build.
import {existsSync, readdirSync} from 'node:fs';
import freePort from 'get-port';
import {expect} from 'vitest';
import {whileServing} from '../../../tutorials/terminal.mjs';
import {part, stylesOf} from '../../kit.mjs';

const config = 'docusaurus.config.ts';
const css = 'src/css/custom.css';
const svgr = 'api/plugins/plugin-svgr';
const image = 'api/plugins/plugin-ideal-image';
const debug = 'api/plugins/plugin-debug';
const layers = 'api/plugins/plugin-css-cascade-layers';
const doctor = 'api/plugins/plugin-rsdoctor';

/** A site with a single page, for what changes the whole build. */
const onePage = (/** @type {string} */ sample, theme = '{}') =>
  sample.replace(
    "presets: ['classic']",
    `presets: [['classic', {docs: false, blog: false, pages: {path: 'one'}, theme: ${theme}}]]`,
  );

/** All styles of the build. */
const styles = (/** @type {Pick<import('../../kit.mjs').Eyes, 'site' | 'read'>} */ {site, read}) =>
  readdirSync(`${site}/build/assets/css`)
    .map((file) => read(`build/assets/css/${file}`))
    .join('\n');

/** @type {import('../../kit.mjs').Recipe[]} */
export const building = [
  {
    page: svgr,
    heading: '',
    result: 'gets images in the HTML, with a title',
    paste: ({paste, sample, write, show}) => {
      paste('src/components/Logo.tsx');
      show('logo', 'src/components/Logo.tsx', '<Logo />');
      write('docs/logo.mdx', sample('docs/intro.mdx'));
    },
    check: ({html}) => {
      expect(html('/logo')).toMatch(/<svg[^>]*width=32[^>]*>.*?<title[^>]*>My Site<\/title>/su);
      expect(html('/logo')).toMatch(/<svg[^>]*class=text--primary/u);
      expect(html('/docs/logo')).toMatch(/<svg[^>]*aria-hidden=true/u);
    },
  },
  {
    page: svgr,
    heading: 'configuration',
    result: 'sees an icon in the color of the text',
    paste: ({configure, write}) => {
      configure(config, 'Preset.Options');
      write(
        'static/img/gray.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="a" fill="#333" d="M0 0h9v9H0z"/></svg>',
      );
      write(
        'src/pages/gray.mdx',
        'import Gray from \'@site/static/img/gray.svg\';\n\n# Gray\n\n<Gray className="gray" width={20} />',
      );
    },
    check: ({look}) =>
      look('/gray', async (tab) => {
        const [fill] = await stylesOf(tab, '.gray path', 'fill');
        expect([fill]).toEqual(await stylesOf(tab, 'article', 'color'));
      }),
  },
  {
    page: svgr,
    heading: 'svgr-config',
    result: 'gets IDs with the name of the file',
    paste: ({configure, write}) => {
      configure(config);
      write(
        'static/img/fade.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Fade</title><linearGradient id="a"><stop stop-color="red"/></linearGradient><path fill="url(#a)" d="M0 0h9v9H0z"/></svg>',
      );
      write(
        'src/pages/fade.mdx',
        "import Fade from '@site/static/img/fade.svg';\n\n# Fade\n\n<Fade />",
      );
    },
    check: ({html}) => {
      expect(html('/fade')).toMatch(/id=fade_svg__a/u);
      expect(html('/fade')).toMatch(/fill=url\(#fade_svg__a\)/u);
      expect(html('/fade')).toMatch(/viewBox=0 0 9 9/u);
    },
  },
  {
    page: svgr,
    heading: 'address',
    result: 'uses the URL of a large image',
    paste: ({paste, show}) => {
      paste('src/components/Mountain.tsx');
      show('mountain', 'src/components/Mountain.tsx');
    },
    check: ({html}) =>
      expect(html('/mountain')).toContain('src=/img/undraw_docusaurus_mountain.svg'),
  },
  {
    page: image,
    heading: 'installation',
    result: 'gets a version of sharp that comes as a package',
    install: ({command}) => [command()],
    paste: ({sample, read, write}) => {
      const {overrides} = JSON.parse(sample('package.json'));
      const own = JSON.parse(read('package.json'));
      const all = {...own, overrides: {...own.overrides, ...overrides}};
      write('package.json', JSON.stringify(all, null, 2));
    },
    check: ({read}) => {
      expect(JSON.parse(read('node_modules/sharp/package.json')).version).toMatch(/^0\.3[4-9]/u);
    },
  },
  {
    page: image,
    heading: 'configuration',
    result: 'gets images in several sizes that load when they are visible',
    paste: async ({configure, sample, write, run, paste, show}) => {
      configure(config);
      write('docs/ideal.mdx', sample('docs/intro.mdx'));
      paste('src/components/Cover.tsx');
      await run(
        'cp blog/2021-08-26-welcome/docusaurus-plushie-banner.jpeg docs/photo.jpg',
        'cp static/img/docusaurus.png src/components/cover.png',
      );
      show('cover', 'src/components/Cover.tsx');
    },
    check: async ({open, html, site}) => {
      const names = readdirSync(`${site}/build/assets/ideal-img`).join();
      for (const width of [480, 960, 1440]) {
        expect(names).toMatch(new RegExp(`photo\\.[0-9a-f]{7}\\.${width}\\.jpg`, 'u'));
      }
      expect(html('/docs/ideal')).toMatch(/background-image:url\((?:&quot;)?data:image/u);
      const tab = await open('/docs/ideal');
      await tab.locator('article img[src*="photo."]').first().waitFor();
      const cover = (await open('/cover')).locator('article img').first();
      expect(Number((await cover.boundingBox())?.width)).toBeLessThanOrEqual(640);
    },
  },
  {
    page: image,
    heading: 'options',
    result: 'gets other widths for one image',
    paste: ({sample, write}) => write('docs/narrow-photo.mdx', sample('docs/narrow-photo.mdx')),
    check: ({site}) => {
      const names = readdirSync(`${site}/build/assets/ideal-img`).join();
      expect(names).toMatch(/photo\.[0-9a-f]{7}\.320\.jpg/u);
      expect(names).toMatch(/photo\.[0-9a-f]{7}\.640\.jpg/u);
    },
  },
  {
    page: image,
    heading: 'component',
    result: 'gets the alternative text after ejecting the component',
    install: ({command, sample}) => {
      if (!command().includes('--eject')) {
        return []; // newer releases pass the text on
      }
      const file = 'src/theme/IdealImage/index.tsx';
      const line = part(sample(file), /highlight-next-line\n\s*(.*)/u);
      return [command(), `perl -pi -e 's/<ReactIdealImage/$& ${line}/' ${file}`];
    },
    paste: async ({paste, show, run}) => {
      paste('src/components/PatientImage.tsx');
      await run('cp static/img/docusaurus.png src/components/chart.png');
      show('patient', 'src/components/PatientImage.tsx');
    },
    check: async ({open}) => {
      const tab = await open('/patient');
      await tab.locator('article img[alt="Downloads in March"]').waitFor();
    },
  },
  {
    page: image,
    heading: 'imports',
    result: 'shows an image of the static folder',
    paste: ({paste, show}) => {
      paste('src/components/Mascot.tsx');
      show('mascot', 'src/components/Mascot.tsx');
    },
    check: async ({open}) => {
      const picture = (await open('/mascot')).locator('article img');
      expect(await picture.evaluate((element) => Object(element).naturalWidth)).toBeGreaterThan(0);
    },
  },
  {
    page: debug,
    heading: 'configuration',
    result: 'gets the debug pages in builds for staging',
    paste: ({configure}) => configure(config, 'Preset.Options'),
    check: ({html, read, text}) => {
      const rows = ['', '/config', '/metadata', '/registry', '/routes', '/content', '/globalData'];
      for (const route of rows) {
        expect(html(`/__docusaurus/debug${route}`), route).toMatch(/name=robots content=noindex/u);
      }
      expect(text('/__docusaurus/debug/metadata')).toContain('docusaurus-plugin-content-docs');
      expect(read('build/sitemap.xml')).not.toContain('__docusaurus');
    },
  },
  {
    page: layers,
    heading: 'configuration',
    result: 'overrides the theme with a simple selector',
    paste: ({sample, write, read}) => {
      write('layers.config.ts', onePage(sample(config), "{customCss: './one.css'}"));
      write('one/index.md', '# The page\n\n## A heading');
      // The theme has a longer selector: .markdown > h2.
      write('one.css', `${read(css)}\nh2 { margin-top: 3px; }`);
    },
    check: async ({run, site, open}) => {
      const other = '--config layers.config.ts --no-minify';
      await run([`npm run build -- ${other} --out-dir build-layers`]);
      const port = await freePort();
      const serve = `npm run serve -- --dir build-layers --no-open --port ${port}`;
      await whileServing(serve, {cwd: site, port}, async () => {
        const tab = await open('/', {base: `http://localhost:${port}`});
        expect(await stylesOf(tab, 'h2', 'margin-top')).toEqual(['3px']);
      });
    },
  },
  {
    page: layers,
    heading: 'output',
    result: 'finds the order of the layers in the generated file',
    paste: () => {},
    check: async ({run, read, sample}) => {
      await run(['DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config layers.config.ts']);
      const file = '.docusaurus/docusaurus-plugin-css-cascade-layers/default/layers.css';
      expect(read(file).trim()).toBe(sample(file));
    },
  },
  {
    page: layers,
    heading: 'own-layers',
    result: 'gets the layers in their order',
    paste: ({paste, configure, write, read}) => {
      paste('layers.preset.ts');
      configure(config);
      write('src/css/reset.css', '.navbar { background-color: red; outline: 1px solid red; }');
      write('src/css/utilities.css', '.navbar { box-shadow: none; opacity: 0.5; }');
      write(css, `${read(css)}\n.navbar { opacity: 0.9; }`);
    },
    check: async ({look, read, site}) => {
      await look('/docs/intro', async (tab) => {
        const names = ['outline-style', 'background-color', 'box-shadow', 'opacity'];
        const [outline, background, shadow, opacity] = await stylesOf(tab, '.navbar', ...names);
        expect([outline, shadow, opacity]).toEqual(['solid', 'none', '0.9']);
        expect(background).not.toBe('rgb(255, 0, 0)');
      });
      const order = part(styles({site, read}), /@layer ([^;{]+);/u);
      expect(order.split(',').map((name) => name.trim())).toEqual([
        'reset',
        'docusaurus.infima',
        'docusaurus.themes',
        'widget',
        'utilities',
      ]);
    },
  },
  {
    page: layers,
    heading: 'browsers',
    result: 'keeps the layers with the query of the page',
    paste: ({sample, read, write}) => {
      const {browserslist} = JSON.parse(sample('package.json'));
      const rest = JSON.parse(read('package.json'));
      write('package.json', JSON.stringify({...rest, browserslist}, null, 2));
    },
    check: ({read, site}) => {
      expect(styles({site, read})).toContain('@layer');
      expect(styles({site, read})).not.toContain(':not(#');
    },
  },
  {
    page: doctor,
    heading: 'ci',
    result: 'gets a report in one file',
    install: ({command}) => [command(0, 'installation')],
    paste: ({sample, write}) => {
      write('report.config.ts', onePage(sample(config)));
    },
    check: async ({run, command, site}) => {
      const few = ' build --config report.config.ts --out-dir build-report';
      await run([
        command()
          .replace(/ build$/mu, few)
          .replace('mv build/', 'mv build-report/'),
      ]);
      expect(existsSync(`${site}/rsdoctor-report/rsdoctor-report.html`)).toBe(true);
    },
  },
];
