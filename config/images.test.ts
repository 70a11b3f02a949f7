import {createRequire} from 'node:module';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {images} from './images';

type Rules = {module?: {rules: {use: [string, {options: object}]}[]}};

// The package's types describe image imports but not the plugin.
const {default: idealImage} = createRequire(__filename)('@docusaurus/plugin-ideal-image') as {
  default: (context: LoadContext, options: typeof images) => Plugin;
};

/** The loader options that the plugin creates in a build or in development. */
function configure(mode: 'production' | 'development'): Rules {
  vi.stubEnv('NODE_ENV', mode);
  const plugin = idealImage({i18n: {currentLocale: 'en'}} as LoadContext, images);
  const utils = {} as Parameters<NonNullable<Plugin['configureWebpack']>>[2];
  return plugin.configureWebpack!({}, false, utils, undefined) as Rules;
}

afterEach(() => vi.unstubAllEnvs());

it('images are resized to 1030 and 640 px with quality 70', {tags: ['image-options']}, () => {
  const [rule] = configure('production').module!.rules;
  expect(rule!.use[1].options).toMatchObject({quality: 70, max: 1030, min: 640, steps: 2});
});

it('images are unchanged in development', {tags: ['image-options']}, () => {
  expect(configure('development')).toEqual({});
});
