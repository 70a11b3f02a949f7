import type * as DocsClient from '@docusaurus/plugin-content-docs/client';
import React, {type ComponentType, type Context, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import type {ViteDevServer} from 'vite';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createThemeLoader} from './theme';

const version = {
  name: '1.2.0',
  label: '1.2.0',
  path: '/docs/1.2.0/',
  isLast: true,
  mainDocId: 'introduction',
  docs: [{id: 'introduction', path: '/docs/1.2.0/', sidebar: 'docs'}],
  draftIds: [],
  sidebars: {docs: {link: {path: '/docs/1.2.0/', label: 'Introduction'}}, empty: {}},
};

const site = {
  siteConfig: {themeConfig: {docs: {versionPersistence: 'none'}}},
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs/', versions: [version], breadcrumbs: true},
    },
  },
};

type Docs = typeof DocsClient;
type Item = ComponentType<Record<string, unknown>>;

let loader: ViteDevServer;
let docs: Docs;
let SiteContext: Context<unknown>;
let items: Record<'Doc' | 'DocSidebar' | 'DocsVersionDropdown', Item>;

const load = (file: string) => loader.ssrLoadModule(`/node_modules/@docusaurus/${file}`);

beforeAll(async () => {
  loader = await createThemeLoader();
  docs = (await load('plugin-content-docs/lib/client/index.js')) as Docs;
  SiteContext = (await load('core/lib/client/docusaurusContext.js')).Context;
  const item = async (type: string) =>
    (await load(`theme-classic/lib/theme/NavbarItem/${type}NavbarItem.js`)).default as Item;
  items = {
    Doc: await item('Doc'),
    DocSidebar: await item('DocSidebar'),
    DocsVersionDropdown: await item('DocsVersionDropdown'),
  };
}, 60_000);

afterAll(() => loader.close());

/** Renders a component in a site, on a page that isn't a doc. */
const render = (Content: ComponentType): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteContext.Provider value={site}>
        <docs.DocsPreferredVersionContextProvider>
          <Content />
        </docs.DocsPreferredVersionContextProvider>
      </SiteContext.Provider>
    </StaticRouter>,
  );

const renderItem = (type: keyof typeof items, props: Record<string, unknown>) => {
  const Item = items[type];
  return render(() => <Item dropdownItemsBefore={[]} dropdownItemsAfter={[]} {...props} />);
};

describe('an error names the missing', {tags: ['docs-helper-errors']}, () => {
  const inVersion = (Content: () => ReactNode) => () => (
    <docs.DocsVersionProvider version={{...version, docs: {}} as never}>
      <Content />
    </docs.DocsVersionProvider>
  );

  it.each<[string, () => string, RegExp]>([
    ['doc of a navbar item', () => renderItem('Doc', {docId: 'no-doc'}), /no-doc/u],
    ['sidebar', () => renderItem('DocSidebar', {sidebarId: 'no-bar'}), /no-bar/u],
    [
      'link of a sidebar',
      () => renderItem('DocSidebar', {sidebarId: 'empty'}),
      /"empty" doesn't have anything to be linked to/u,
    ],
    ['version', () => renderItem('DocsVersionDropdown', {versions: ['1.2.3']}), /1\.2\.3/u],
    [
      'docs plugin',
      () => renderItem('Doc', {docId: 'introduction', docsPluginId: 'no-plugin'}),
      /no-plugin/u,
    ],
    [
      'doc of a version',
      () =>
        render(
          inVersion(function Card() {
            return <>{docs.useDocById('no-doc')?.title}</>;
          }),
        ),
      /no-doc/u,
    ],
  ])('%s', (_, attempt, message) => {
    expect(attempt).toThrow(message);
  });

  it('but there is no error if nothing is missing', () => {
    expect(() => renderItem('Doc', {docId: 'introduction'})).not.toThrow();
    expect(() => renderItem('DocSidebar', {sidebarId: 'docs'})).not.toThrow();
    expect(() => renderItem('DocsVersionDropdown', {versions: ['1.2.0']})).not.toThrow();
  });
});
