// @ts-check
// What readers do to make their site work offline.
import {expect} from 'vitest';
import {configurePwa, goOffline, isControlled} from './pwa/site.mjs';

const page = 'api/plugins/plugin-pwa';

export const completePages = [page];

/** @type {import('../kit.mjs').Recipe[]} */
export const recipes = [
  {
    page,
    heading: 'installation',
    result: 'reads the whole site offline after a reload',
    install: ({command}) => [command()],
    paste: (hands) => {
      configurePwa(hands);
      hands.paste('static/manifest.json');
      for (const icon of ['192', '512', 'maskable-512']) {
        hands.write(`static/img/app-${icon}.png`, 'png');
      }
    },
    check: async (eyes) => {
      const head = eyes.html('/docs/intro');
      expect(head).toContain('rel=manifest href=/manifest.json');
      const {icons} = JSON.parse(eyes.read('build/manifest.json'));
      for (const {src} of icons) {
        await eyes.run([`ls build${src}`]);
      }
      const prepare = async (/** @type {import('../kit.mjs').Tab} */ online) => {
        await online.reload();
        await isControlled(online);
      };
      const {tab, origin} = await goOffline(eyes, prepare, '/?offlineMode=true');
      await tab.locator('.navbar').getByRole('link', {name: 'Tutorial'}).click();
      await tab.getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
      await tab.goto(`${origin}/docs/tutorial-basics/create-a-page?offlineMode=true`);
      await tab.getByRole('heading', {name: 'Create a Page', exact: true}).waitFor();
      await tab.context().close();
    },
  },
  {
    page,
    heading: 'inject-manifest',
    result: 'chooses the files to keep',
    paste: (hands) => {
      configurePwa(hands);
      hands.write('static/img/map.webp', 'webp');
      hands.write('static/img/photos/large.png', 'png');
    },
    check: ({read}) => {
      const worker = read('build/sw.js');
      expect(worker).toContain('img/map.webp');
      expect(worker).toContain('docs/intro/index.html');
      expect(worker).not.toMatch(/photos\/large|blog\/tags/u);
    },
  },
  {
    page,
    heading: 'reload-popup',
    result: 'asks readers with an own popup to reload a new version',
    paste: ({paste}) => paste('src/theme/PwaReloadPopup/index.tsx'),
    check: async ({run, read, open, write}) => {
      await run(['NODE_ENV=production npx docusaurus write-translations --locale fr']);
      const messages = JSON.parse(read('i18n/fr/code.json'));
      expect(messages['site.update.now'].message).toBe('Reload');
      expect(messages).toHaveProperty(['theme.PwaReloadPopup.info']);
      const worker = read('build/sw.js').trimEnd();
      const tab = await open('/?offlineMode=true');
      await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await tab.reload();
      await isControlled(tab);
      write('build/sw.js', `${worker}\n// another version`);
      await tab.reload();
      await tab.getByText("There's a new version of this site.").waitFor();
      await tab.getByRole('button', {name: 'Later'}).click();
      expect(await tab.getByText('new version of this site').count()).toBe(0);
      await tab.reload();
      const reloaded = tab.waitForEvent('load');
      await tab.getByRole('button', {name: 'Reload'}).click();
      await reloaded;
      await tab.locator('html[data-has-hydrated="true"]').waitFor();
      expect(await tab.getByText('new version of this site').count()).toBe(0);
      await tab.context().close();
      write('build/sw.js', worker);
    },
  },
  {
    page,
    heading: 'sw-custom',
    result: 'gets the code for images of another host into the service worker',
    install: ({command}) => [command()],
    paste: (hands) => {
      configurePwa(hands);
      hands.paste('src/sw.js');
    },
    check: async ({run}) => {
      expect(await run(["grep -l 'avatars.example.com' build/*sw.js"])).toMatch(/\d\.sw\.js/u);
    },
  },
  {
    page,
    heading: 'remove',
    result: 'removes the service worker and its files from browsers',
    paste: () => {},
    check: async ({open, write, sample, read}) => {
      const worker = read('build/sw.js').trimEnd();
      const tab = await open('/?offlineMode=true');
      await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const registrations = () =>
        tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      expect(await registrations()).toBe(1);
      expect(await tab.evaluate(() => caches.keys())).not.toEqual([]);
      // A site without the plugin doesn't register a worker, so the old one has to find this file.
      write('build/sw.js', sample('static/sw.js'));
      await tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const options = {timeout: 20_000};
      await expect.poll(() => registrations().catch(() => -1), options).toBe(0);
      await expect
        .poll(() => tab.evaluate(() => caches.keys()).catch(() => ['unknown']), options)
        .toEqual([]);
      await tab.context().close();
      write('build/sw.js', worker);
    },
  },
];
