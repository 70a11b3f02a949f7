import {
  DocsVersionProvider,
  type GlobalPluginData,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import React, {type ReactNode} from 'react';
import {expect, it} from 'vitest';
import {renderPage} from '../testing/render-page';

const plugin = 'docusaurus-plugin-content-docs';
const docs = (globalData as unknown as Record<string, Record<string, GlobalPluginData>>)[plugin]!
  .default!;
const site = {
  globalData: {
    [plugin]: {
      default: {
        ...docs,
        versions: docs.versions.map((version) => ({
          ...version,
          sidebars: {...version.sidebars, empty: {}},
        })),
      },
    },
  },
};

const dropdown = (versions: string[]) => (
  <DocsVersionDropdownNavbarItem
    dropdownItemsBefore={[]}
    dropdownItemsAfter={[]}
    items={[]}
    versions={versions}
  />
);

function Card(): ReactNode {
  return useDocById('no-doc')?.title;
}

const inVersion = (
  <DocsVersionProvider version={{...docs.versions[0]!, docs: {}} as never}>
    <Card />
  </DocsVersionProvider>
);

it.each<[string, ReactNode, RegExp]>([
  ['doc of a navbar item', <DocNavbarItem key="" docId="no-doc" />, /no-doc/u],
  ['sidebar', <DocSidebarNavbarItem key="" sidebarId="no-bar" />, /no-bar/u],
  [
    'link of a sidebar',
    <DocSidebarNavbarItem key="" sidebarId="empty" />,
    /"empty" doesn't have anything to be linked to/u,
  ],
  ['version', dropdown(['1.2.3']), /1\.2\.3/u],
  [
    'docs plugin',
    <DocNavbarItem key="" docId="introduction" docsPluginId="no-plugin" />,
    /no-plugin/u,
  ],
  ['doc of a version', inVersion, /no-doc/u],
])('an error names the missing %s', {tags: ['docs-helper-errors']}, (_, content, message) => {
  expect(() => renderPage('/', content, site)).toThrow(message);
});

it('there is no error if nothing is missing', () => {
  const content = (
    <>
      <DocNavbarItem docId="introduction" />
      <DocSidebarNavbarItem sidebarId="docs" />
      {dropdown([docs.versions[0]!.name])}
    </>
  );
  expect(() => renderPage('/', content, site)).not.toThrow();
});
