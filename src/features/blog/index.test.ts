import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {expect, it} from 'vitest';
import blog from '.';

it.each(['release: Release\n', 'release:\n  label: [\n', 'release:\n  name: Release\n'])(
  'names the tags file that has %j',
  async (text) => {
    const siteDir = temporaryFolder({'blog/tags.yml': text});
    const building = blog({siteDir} as LoadContext, {path: 'blog'} as PluginOptions);
    await expect(building).rejects.toThrow('blog/tags.yml: ');
  },
);
