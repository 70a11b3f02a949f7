// @ts-check
// What readers do with plugins and scripts.
import {expect} from 'vitest';
import {type} from '../../tutorials/terminal.mjs';
import {part} from '../kit.mjs';

const config = 'docusaurus.config.ts';

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page: 'api/plugin-methods/lifecycle-apis',
    heading: 'alias',
    result: 'imports by the alias on the server, in the browser, and in TypeScript',
    paste: ({paste, addPlugins, write}) => {
      paste('src/plugins/alias/index.ts');
      paste('tsconfig.json');
      addPlugins("'./src/plugins/alias/index.ts'");
      const use = "import Features from '@components/HomepageFeatures';\n\n# Alias\n\n<Features />";
      write('src/pages/alias.mdx', use);
      write('src/alias.ts', "export {default} from '@components/HomepageFeatures';");
    },
    check: async ({html, open, site}) => {
      expect(html('/alias')).toContain('Easy to Use');
      const headings = (await open('/alias')).getByRole('heading', {name: 'Easy to Use'});
      expect(await headings.count()).toBe(1);
      await type(['npx tsc'], {cwd: site});
    },
  },
  {
    page: 'advanced/client',
    heading: 'scripts',
    result: 'gets a widget on each page, and loads its script once',
    paste: ({sample, write}) => {
      const component = 'src/components/Rating.tsx';
      write(component, sample(component).replace('https://widgets.example.com', '/js'));
      const show = "window.showRating = (box) => { box.textContent = 'rated ' + window.runs; };";
      write('static/js/rating.js', `window.runs = (window.runs ?? 0) + 1;\n${show}`);
      const use = "import Rating from '@site/src/components/Rating';\n\n<Rating />";
      for (const doc of ['rating', 'rating-too']) {
        write(`docs/${doc}.mdx`, `# Page ${doc}\n\n${use}`);
      }
    },
    check: async ({open}) => {
      const tab = await open('/docs/rating');
      await tab.getByText('rated 1').waitFor();
      for (const doc of ['rating-too', 'rating']) {
        await tab.locator(`.menu__link[href="/docs/${doc}"]`).click();
        await tab.getByRole('heading', {name: `Page ${doc}`, exact: true}).waitFor();
        await tab.getByText('rated 1').waitFor();
      }
    },
  },
  {
    page: 'api/plugins/plugin-google-gtag',
    heading: 'consent',
    result: 'denies everything until readers agree, and remembers it',
    paste: ({sample, paste, declare, addPlugins, write}) => {
      const code = sample(config);
      declare(
        `${part(code, /import type .*gtag';/u)}\nimport type {PluginModule} from '@docusaurus/types';`,
      );
      declare(part(code, /const consentDefaults[\s\S]*?^\}\);/mu));
      addPlugins(part(code, /consentDefaults,\n.*GtagOptions\]/u));
      paste('src/consent.ts');
      const use = "import {answerConsent} from '@site/src/consent';";
      const button = "<button onClick={() => answerConsent('granted')}>Agree</button>";
      write('src/pages/consent.mdx', `${use}\n\n# Consent\n\n${button}`);
    },
    check: async ({open}) => {
      const tab = await open('/consent');
      const consent = () =>
        tab.evaluate(() => {
          const {dataLayer} = /** @type {any} */ (window);
          return dataLayer.map((/** @type {object} */ call) => Object.values(call).slice(0, 3));
        });
      const [[command, kind, signals]] = await consent();
      expect([command, kind]).toEqual(['consent', 'default']);
      expect(new Set(Object.values(signals))).toEqual(new Set(['denied']));
      await tab.getByText('Agree').click();
      await tab.reload();
      expect((await consent())[1]).toEqual(['consent', 'update', {analytics_storage: 'granted'}]);
    },
  },
];
