import {expect, test} from 'vitest';
import {textsIn} from '../support/built-document';

const config = '/docs/api/docusaurus-config/';

test.each([
  [config, 'option-title', /^title type: string requiredThe site name/],
  [config, 'option-no-index', /^noIndex type: boolean default: false\S/],
  ['/docs/cli/', 'start-locale', /^-l, --locale <locale>The locale to serve\./],
  ['/docs/cli/', 'build-locale', /^-l, --locale <locale\.\.\.>The locale to build\./],
  ['/docs/api/themes/configuration/', 'option-color-mode-default-mode', /^colorMode\.defaultMode /],
])('%s has the option %s with its type, default and description', (route, id, text) => {
  expect(textsIn(route, `#${id}`)[0]).toMatch(text);
});
