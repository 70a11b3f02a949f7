import {DocsVersionProvider, useDocById} from '@docusaurus/plugin-content-docs/client';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import React, {type ReactNode} from 'react';
import {expect, it} from 'vitest';
import {renderPage} from '../testing/render-page';

const dropdown = (
  <DocsVersionDropdownNavbarItem
    dropdownItemsBefore={[]}
    dropdownItemsAfter={[]}
    items={[]}
    versions={['1.2.3']}
  />
);

function Card(): ReactNode {
  return useDocById('no-doc')?.title;
}

const inVersion = (
  <DocsVersionProvider version={{docs: {}} as never}>
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
  ['version', dropdown, /1\.2\.3/u],
  [
    'docs plugin',
    <DocNavbarItem key="" docId="introduction" docsPluginId="no-plugin" />,
    /no-plugin/u,
  ],
  ['doc of a version', inVersion, /no-doc/u],
])('an error names the missing %s', {tags: ['docs-helper-errors']}, (_, content, message) => {
  expect(() => renderPage('/', content)).toThrow(message);
});
