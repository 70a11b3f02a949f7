// @ts-check
// What readers do to build a preview, which search engines ignore.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {withServer} from '../hosting/server.mjs';
import {buildOnce} from './build-once.mjs';

const page = 'deployment';

const buildPreview = (/** @type {import('../../kit.mjs').Eyes} */ eyes) =>
  buildOnce(eyes, 'build-preview', 'npm run build -- --out-dir build-preview', {
    DEPLOY_ENV: 'preview',
  });

/** @type {import('../../kit.mjs').Recipe[]} */
export const previews = [
  {
    page,
    heading: 'preview-drafts',
    result: 'shows drafts in a preview to those who know the URL',
    paste: ({configure, write}) => {
      configure('docusaurus.config.ts');
      const draft = '---\ndraft: true\nslug: a-draft\n---\n\n# A secret quokka';
      write('docs/a-draft.md', draft);
      write('blog/2026-01-02-a-draft.md', draft);
    },
    check: async (eyes) => {
      const build = path.relative(eyes.site, await buildPreview(eyes));
      for (const section of ['docs', 'blog']) {
        expect(existsSync(path.join(eyes.site, `build/${section}/a-draft`))).toBe(false);
        const draft = eyes.read(`${build}/${section}/a-draft/index.html`);
        expect(draft).toContain('theme-unlisted-banner');
        expect(draft).toMatch(/robots[^>]*noindex/u);
      }
      for (const list of ['docs/intro', 'blog']) {
        expect(eyes.read(`${build}/${list}/index.html`)).not.toContain('A secret quokka');
      }
    },
  },
  {
    page,
    heading: 'checklist',
    result: 'checks a staging site, which has no sitemap',
    paste: ({paste}) => paste('scripts/check-deployment.sh'),
    check: async (eyes) => {
      const file = eyes.sample('nginx.conf', '', 'nginx');
      await withServer('nginx', await buildPreview(eyes), file, async (_, port) => {
        const script = `bash scripts/check-deployment.sh http://localhost:${port}`;
        const output = await eyes.run([script]);
        expect(output.match(/^ok /gmu)).toHaveLength(6);
        expect(output).toMatch(/^skip {2}sitemap/mu);
      });
    },
  },
];
