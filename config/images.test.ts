import {createRequire} from 'node:module';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {images} from './images';

type Rules = {module?: {rules: {use: [string, {options: object}]}[]}};

// Its types describe what is imported as an image, and leave the plugin out.
const {default: idealImage} = createRequire(__filename)('@docusaurus/plugin-ideal-image') as {
  default: (context: LoadContext, options: typeof images) => Plugin;
};

/** What the plugin makes of the options, in a build or in development. */
function configure(mode: 'production' | 'development'): Rules {
  vi.stubEnv('NODE_ENV', mode);
  const plugin = idealImage({i18n: {currentLocale: 'en'}} as LoadContext, images);
  const utils = {} as Parameters<NonNullable<Plugin['configureWebpack']>>[2];
  return plugin.configureWebpack!({}, false, utils, undefined) as Rules;
}

afterEach(() => vi.unstubAllEnvs());

it('images are made 1030 to 640 px wide in 2 steps, of quality 70 @image-options', () => {
  const [rule] = configure('production').module!.rules;
  expect(rule!.use[1].options).toMatchObject({quality: 70, max: 1030, min: 640, steps: 2});
});

it('images are left as they are in development @image-options', () => {
  expect(configure('development')).toEqual({});
});
