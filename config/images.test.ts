import pluginIdealImage from '@docusaurus/plugin-ideal-image/lib';
import type {LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {images} from './images';

// Their sizes and quality are tested in the built files.
it.each([
  ['development', false],
  ['production', true],
])('in %s, it is %s that images are resized', {tags: ['image-options']}, (mode, isResized) => {
  vi.stubEnv('NODE_ENV', mode);
  const plugin = pluginIdealImage({i18n: {}} as LoadContext, images as never);
  const bundler = plugin.configureWebpack!({}, false, {} as never, undefined);
  expect('module' in bundler!).toBe(isResized);
});
