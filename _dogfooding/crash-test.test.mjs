// @ts-check
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {makeScratchSite} from '../tools/lib/scratch-site/make.mjs';
import {runIn} from '../tools/lib/scratch-site/run.mjs';

const config = {
  title: 'Scratch',
  url: 'https://example.com',
  baseUrl: '/',
  future: {v4: true, experimental_faster: true},
  customFields: {crashTest: true},
  presets: [['classic', {blog: false}]],
};

// Docusaurus writes the message; this shows that the page of the test area triggers it.
it.runIf(process.env.FULL_TESTS)(
  'a page that crashes stops the build, which says which page, the error and its cause',
  async () => {
    const page = await readFile(path.join(import.meta.dirname, 'pages/crashTest.tsx'), 'utf8');
    const siteDir = await makeScratchSite('crash-test', {
      'docusaurus.config.mjs': `export default ${JSON.stringify(config)};`,
      'src/pages/crashTest.tsx': page,
    });
    try {
      const {output} = await runIn(siteDir, ['@docusaurus/core', 'docusaurus'], ['build']);
      expect(output).toMatch(/Can't render static file for pathname "\/crashTest"/);
      expect(output).toContain('This page crashes on purpose');
      expect(output).toContain('because somebody asked it to');
    } finally {
      await rm(siteDir, {recursive: true});
    }
  },
  300_000,
);
