import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import blog from '.';

it.each(['release: Release\n', 'release:\n  label: [\n', 'release:\n  name: Release\n'])(
  'names the tags file that has %j',
  async (text) => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'blog-'));
    mkdirSync(path.join(siteDir, 'blog'));
    writeFileSync(path.join(siteDir, 'blog/tags.yml'), text);
    const building = blog({siteDir} as LoadContext, {path: 'blog'} as PluginOptions);
    await expect(building).rejects.toThrow('blog/tags.yml: ');
  },
);
