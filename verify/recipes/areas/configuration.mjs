// @ts-check
// What readers of the guide to the configuration do.
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {expect} from 'vitest';
import {part} from '../kit.mjs';

const page = 'configuration';
const config = 'docusaurus.config.ts';
const required = "title: 'My Site',\nurl: 'https://my-website.example.com',\nbaseUrl: '/',";
const classic = "presets: ['classic']";
const onePage = "presets: [['classic', {docs: false, blog: false, pages: {path: 'one'}}]]";

/** A configuration of its own for what changes the whole site. */
const whole = (/** @type {string} */ fields) => `export default {\n${fields}\n};`;

/** Builds another configuration. */
const buildWith = (/** @type {string} */ name) =>
  `npm run build -- --config ${name}.config.ts --out-dir build-${name} --no-minify`;

export const completePages = [page];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page,
    heading: '',
    result: 'builds a complete site from three fields',
    paste: ({sample, write}) => {
      write('small.config.ts', sample(config));
      write('small.config.js', sample('docusaurus.config.js'));
    },
    check: async ({run, read}) => {
      await run([buildWith('small')]);
      expect(read('build-small/docs/intro/index.html')).toContain('Tutorial Intro');
      expect(read('build-small/blog/index.html')).toContain('Welcome');
      await run(['DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config small.config.js']);
      expect(read('.docusaurus/routes.js')).toContain("path: '/docs/intro'");
    },
  },
  {
    page,
    heading: 'site-metadata',
    result: 'gets the site below a path, without slashes at the end',
    paste: ({sample, write}) => {
      write('one/about.md', '# About');
      write('one/index.md', '# One page');
      write('path.config.ts', whole(`${sample(config)}\n${onePage}`));
    },
    check: async ({run, read}) => {
      await run([buildWith('path')]);
      const html = read('build-path/about.html').replaceAll('"', '');
      expect(html).toContain('rel=canonical href=https://example.com/my-website/about');
      expect(html).toMatch(/rel=icon href=\/my-website\/img\/favicon\.ico/u);
    },
  },
  {
    page,
    heading: 'plugins-themes-presets',
    result: 'loads the listed plugins and themes, one of them under a condition',
    install: ({command}) => [command()],
    paste: ({sample, write}) => write('listed.config.ts', whole(`${required}\n${sample(config)}`)),
    check: async ({run, read}) => {
      const load = 'DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config listed.config.ts';
      const loaded = async (/** @type {NodeJS.ProcessEnv} */ env) => {
        await run([load], env);
        return Object.keys(JSON.parse(read('.docusaurus/site-metadata.json')).pluginVersions);
      };
      const always = await loaded({});
      expect(always).toContain('docusaurus-plugin-client-redirects');
      expect(always).toContain('docusaurus-theme-live-codeblock');
      expect(always).not.toContain('docusaurus-plugin-content-blog');
      expect(always).not.toContain('docusaurus-plugin-rsdoctor');
      expect(await loaded({ANALYZE: 'true'})).toContain('docusaurus-plugin-rsdoctor');
    },
  },
  {
    page,
    heading: 'plugin-instances',
    result: 'gets a second docs folder',
    paste: ({configure, write}) => {
      configure(config);
      write('community/team.md', '# Our team');
    },
    check: ({text}) => expect(text('/community/team')).toContain('Our team'),
  },
  {
    page,
    heading: 'theme-configuration',
    result: 'gets a navbar, a footer, and the color mode of the system',
    paste: ({configure, replace}) => {
      // A footer is either simple or has columns.
      replace(config, /footer: \{[\s\S]*?\n {4}\},/u, 'footer: {},');
      configure(config);
    },
    check: ({look}) =>
      look('/docs/intro', async (tab, width, isDark) => {
        await tab.locator(`html[data-theme="${isDark ? 'dark' : 'light'}"]`).waitFor();
        expect(await tab.locator('.navbar__title').first().innerText()).toBe('My Site');
        const footer = tab.locator('.theme-layout-footer');
        expect(await footer.innerText()).toBe(`© ${new Date().getFullYear()} My Company`);
        const card = tab.locator('meta[property="og:image"]');
        expect(await card.getAttribute('content')).toMatch(/^https:.*social-card\.jpg$/u);
      }),
  },
  {
    page,
    heading: 'custom-fields',
    result: 'shows an address in a component',
    paste: ({configure, paste, show}) => {
      configure(config);
      paste('src/components/SupportLink.tsx');
      show('support', 'src/components/SupportLink.tsx');
    },
    check: ({html}) => expect(html('/support')).toContain('href=mailto:support@example.com'),
  },
  {
    page,
    heading: 'environment',
    result: 'sets the address of the site when it is built',
    paste: ({sample, write}) => write('env.config.ts', sample(config).replace(classic, onePage)),
    check: async ({run, read}) => {
      const SITE_URL = 'https://other.example.com';
      await run([buildWith('env')], {SITE_URL, BASE_URL: '/x/', DEPLOY_ENV: 'preview'});
      const html = read('build-env/index.html').replaceAll('"', '');
      expect(html).toContain('rel=canonical href=https://other.example.com/x/');
      expect(html).toContain('noindex');
    },
  },
  {
    page,
    heading: 'no-secrets',
    result: 'gives a plugin a secret that is not in the build',
    paste: ({sample, write}) => write('secret.config.ts', sample(config).replace(classic, onePage)),
    check: async ({run, read, write}) => {
      /** @type {(string | undefined)[]} */
      const tokens = [];
      const server = createServer((request, response) => {
        tokens.push(request.headers.authorization);
        response.end('{"ok": true}');
      }).listen(0);
      const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
      const host = 'https://status.example.com';
      write('secret.config.ts', read('secret.config.ts').replace(host, `http://localhost:${port}`));
      await run([buildWith('secret')], {STATUS_TOKEN: 'a-secret-token'});
      server.close();
      expect(tokens).toEqual(['Bearer a-secret-token']);
      expect(await run(['grep -rl a-secret-token build-secret || echo nowhere'])).toBe('nowhere\n');
    },
  },
  {
    page,
    heading: 'config-forms',
    result: 'loads data before the build',
    paste: ({sample, write}) => write('async.config.ts', sample(config)),
    check: async ({run, read}) => {
      await run(['DOCUSAURUS_EXIT_AFTER_LOADING=true npm run build -- --config async.config.ts']);
      expect(read('.docusaurus/docusaurus.config.mjs')).toContain('"tagline": "Version 0.0.0"');
    },
  },
  {
    page,
    heading: 'broken-links',
    result: 'gets errors for duplicate routes, anchors, and file paths',
    paste: ({sample, write}) => {
      write('strict/index.md', '# Strict\n\n[Nowhere](#nowhere)');
      const preset = onePage.replace("'one'", "'strict'");
      const strict = `${required}\n${sample(config)}\n${preset},`;
      write('strict.config.ts', whole(strict));
      const again =
        "plugins: [['@docusaurus/plugin-content-pages', {id: 'again', path: 'strict'}]]";
      write('twice.config.ts', whole(`${strict}\n${again}`));
      const docs = preset.replace('docs: false', "docs: {path: 'strict-docs'}");
      write('files.config.ts', whole(strict.replace(preset, docs)));
      write('strict-docs/lost.md', '# Lost\n\n[Gone](./gone.md)');
    },
    check: async ({failure}) => {
      expect(await failure(buildWith('strict'))).toMatch(/broken anchors[\s\S]*#nowhere/u);
      expect(await failure(buildWith('twice'))).toContain('Duplicate routes found');
      expect(await failure(buildWith('files'))).toMatch(/strict-docs\/lost\.md/u);
    },
  },
  {
    page,
    heading: 'head-tags',
    result: 'adds a script, a stylesheet, a tag, and a module',
    paste: ({configure, write}) => {
      configure(config);
      write('static/js/metrics.js', 'window.metrics = true;');
      write('static/css/print.css', '.footer { outline-width: 5px; }');
      const code =
        "if (typeof window === 'object') {\n  Object.assign(window, {shortcuts: true});\n}";
      write('src/client/shortcuts.ts', `${code}\n\nexport {};`);
    },
    check: async ({open, html}) => {
      expect(html('/docs/intro')).toMatch(/rel=preconnect href=https:\/\/api\.example\.com/u);
      const tab = await open('/docs/intro');
      const loaded = await tab.evaluate(() => [Object(window).metrics, Object(window).shortcuts]);
      expect(loaded).toEqual([true, true]);
      const footer = tab.locator('.footer');
      expect(await footer.evaluate((box) => getComputedStyle(box).outlineWidth)).toBe('5px');
    },
  },
  {
    page,
    heading: 'future-flags',
    result: 'builds with Rspack',
    install: ({read}) => {
      const {dependencies} = JSON.parse(read('package.json'));
      return [`npm install --save-exact @docusaurus/faster@${dependencies['@docusaurus/core']}`];
    },
    paste: ({sample, write}) =>
      write('fast.config.ts', whole(`${required}\n${sample(config)}\n${onePage}`)),
    check: async ({run, read}) => {
      const output = await run([buildWith('fast')], {DOCUSAURUS_PERF_LOGGER: 'true'});
      expect(output).toContain('Bundling with rspack');
      expect(read('build-fast/index.html')).toContain('One page');
    },
  },
  {
    page,
    heading: 'babel',
    result: 'uses a plugin of Babel',
    install: ({command}) => [command()],
    paste: ({page: file, paste, replace, write}) => {
      const name = part(readFileSync(file, 'utf8'), /`future\.(\w+)\.swcJsLoader` to `false`/u);
      replace(config, 'v4: true,', `v4: true, ${name}: {swcJsLoader: false},`);
      paste('babel.config.js');
      const loud = 'const loud = (say) => function () { return say.call(this).toUpperCase(); };';
      const voice = 'export class Voice {\n  @loud\n  say() {\n    return "decorated";\n  }\n}';
      write('src/decorated.js', `${loud}\n\n${voice}`);
      const use = "import {Voice} from '@site/src/decorated';";
      write('src/pages/decorated.mdx', `${use}\n\n# Decorators\n\n{new Voice().say()}`);
    },
    check: ({text}) => expect(text('/decorated')).toContain('DECORATED'),
  },
];
