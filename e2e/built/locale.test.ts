import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {builtDocument} from '../support/built-document';

test('the site is in English, left to right', {tags: ['locale']}, () => {
  const $ = builtDocument('/');
  expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual(['en', 'ltr']);
  expect(JSON.parse(readFileSync('.docusaurus/i18n.json', 'utf8'))).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'}},
  });
});
