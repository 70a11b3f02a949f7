import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {DocusaurusContext} from '@docusaurus/types';
import codeTranslations from '@generated/codeTranslations';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import i18n from '@generated/i18n';
import siteMetadata from '@generated/site-metadata';
import {render} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import LayoutProvider from '@theme/Layout/Provider';
import ThemeProvider from '@theme/ThemeProvider';
import {createMemoryHistory, type MemoryHistory} from 'history';
import React, {type ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {Router} from 'react-router-dom';
import {validThemeConfig} from './generated/docusaurus.config';

type Site = {
  /** Options of the theme that differ from the site's. */
  themeConfig?: Partial<ThemeConfig>;
  customFields?: Record<string, unknown>;
  globalData?: Record<string, unknown>;
};

type Rendered = {
  container: HTMLElement;
  rerender: (content: ReactNode) => void;
  unmount: () => void;
  /** What links and filters change. */
  history: MemoryHistory;
  /** Types and clicks. */
  user: UserEvent;
};

/**
 * Renders a component as part of a page of the site, with what a layout provides.
 *
 * @param url the path of the page, with query string and hash
 * @param content the page or a part of it
 * @param site how this site differs from the real one
 */
export function renderPage(url: string, content: ReactNode, site: Site = {}): Rendered {
  const history = createMemoryHistory({initialEntries: [url]});
  const context = {
    siteConfig: {
      ...siteConfig,
      customFields: {...siteConfig.customFields, ...site.customFields},
      themeConfig: {
        ...siteConfig.themeConfig,
        ...(site.themeConfig && pick(validThemeConfig(site.themeConfig), site.themeConfig)),
      },
    },
    globalData: {...globalData, ...site.globalData},
    i18n,
    codeTranslations,
    siteMetadata,
  } as unknown as DocusaurusContext;
  const wrapper = ({children}: {children: ReactNode}) => (
    <HelmetProvider>
      <Router history={history}>
        <Context.Provider value={context}>
          <BrowserContextProvider>
            <RouteContextProvider value={{plugin: {name: 'pages', id: 'default'}}}>
              <ThemeProvider>
                <LayoutProvider>{children}</LayoutProvider>
              </ThemeProvider>
            </RouteContextProvider>
          </BrowserContextProvider>
        </Context.Provider>
      </Router>
    </HelmetProvider>
  );
  const {container, rerender, unmount} = render(content, {wrapper});
  return {container, rerender, unmount, history, user: userEvent.setup()};
}

/** The validated values of the given options only, without the defaults of all others. */
const pick = (valid: ThemeConfig, given: Partial<ThemeConfig>) =>
  Object.fromEntries(Object.keys(given).map((key) => [key, valid[key as keyof ThemeConfig]]));
