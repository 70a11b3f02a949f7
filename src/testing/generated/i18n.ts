import {locales} from '@site/config/site';

const {defaultLocale, localeConfigs} = locales!;

export default {
  defaultLocale,
  locales: [defaultLocale],
  currentLocale: defaultLocale,
  path: 'i18n',
  localeConfigs: {en: {...localeConfigs!.en, url: 'http://localhost', baseUrl: '/'}},
};
