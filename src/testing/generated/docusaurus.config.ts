import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {DocusaurusConfig} from '@docusaurus/types';
import {footer} from '@site/config/footer';
import {navbar} from '@site/config/navbar';
import {frameworkRepository, siteTagline, siteTitle} from '@site/config/site';

/**
 * @param themeConfig as a site configuration states it
 * @returns the same after the theme's validation, with defaults, as components see it
 * @throws a validation error that names the option
 */
export function validThemeConfig(themeConfig: Partial<ThemeConfig>): ThemeConfig {
  const {value, error} = ThemeConfigSchema.validate(themeConfig);
  if (error) {
    throw error;
  }
  return value as ThemeConfig;
}

/** The parts of the site's configuration that components read. */
const siteConfig: Partial<DocusaurusConfig> = {
  title: siteTitle,
  tagline: siteTagline,
  url: 'http://localhost',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'throw',
  titleDelimiter: '|',
  customFields: {frameworkRepository, deployPreview: false, crashTest: false},
  future: {experimental_router: 'browser'} as DocusaurusConfig['future'],
  themeConfig: validThemeConfig({
    navbar,
    footer,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {
      sidebar: {hideable: true, autoCollapseCategories: true},
      versionPersistence: 'localStorage',
    },
  }) as never,
};

export default siteConfig;
