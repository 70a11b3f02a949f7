// @ts-check
// What readers do to build a site for another place: below a path, for a branch of GitHub Pages,
// without slashes, or on a service. Docusaurus Faster makes these builds short.
import path from 'node:path';
import {expect} from 'vitest';
import {fasterFlags, installFaster} from '../use-faster.mjs';
import {githubPages} from './builds/github-pages.mjs';
import {paths} from './builds/paths.mjs';
import {previews} from './builds/previews.mjs';
import {services} from './builds/services.mjs';

const config = 'docusaurus.config.ts';

/** @type {import('../kit.mjs').Recipe[]} */
const settings = [
  {
    page: 'deployment',
    heading: '',
    result: 'gets the files that the page lists',
    install: installFaster,
    // The other recipes change this configuration.
    paste: (hands) => {
      hands.write(config, hands.sample(config, '', 'environment-variables'));
      hands.setOptions(`future: ${fasterFlags(hands)},`);
    },
    check: async ({open, run, sample}) => {
      const files = await run(['cd build', 'find . -type f']);
      const tree = sample('', 'sitemap.xml', 'what-is-in-build');
      const names = [...tree.matchAll(/── (\S*\.\w+)\b/gu)].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(8);
      for (const name of names) {
        const escaped = path.basename(name).replaceAll('.', String.raw`\.`);
        const pattern = escaped.replace(/[\da-f]{8,}/u, String.raw`[\da-f]{8,}`);
        expect(files, name).toMatch(new RegExp(`${pattern}$`, 'mu'));
      }
      await (await open('/docs/intro/')).getByRole('heading', {name: 'Tutorial Intro'}).waitFor();
    },
  },
];

export const recipes = [...settings, ...githubPages, ...paths, ...previews, ...services];
