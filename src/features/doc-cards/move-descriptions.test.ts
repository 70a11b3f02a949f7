import type {PropSidebar, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {moveDescriptions} from './index';

const link = (docId: string) =>
  ({type: 'link', href: `/docs/${docId}`, label: docId, docId}) as const;

const docs: PropSidebar = [
  link('intro'),
  {
    type: 'category',
    label: 'Guides',
    href: '/docs/category/guides',
    collapsible: true,
    collapsed: true,
    items: [
      link('cli'),
      {
        type: 'category',
        label: 'More',
        href: '/docs/category/more',
        collapsible: true,
        collapsed: true,
        items: [link('swizzling')],
      },
    ],
  },
];

const doc = (id: string) => ({id, title: id, description: `About ${id}`});

const version = {
  docsSidebars: {docs},
  docs: {intro: doc('intro'), cli: doc('cli'), swizzling: doc('swizzling')},
} as unknown as PropVersionMetadata;

const categoryRoute = (permalink: string): RouteConfig => ({
  path: permalink,
  component: 'Category',
  props: {categoryGeneratedIndex: {permalink}},
});

test('a version has no descriptions, and category pages have those of their own cards', () => {
  const route: RouteConfig = {
    path: '/docs',
    component: 'Docs',
    routes: [
      {
        path: '/docs',
        component: 'Version',
        props: {version},
        routes: [categoryRoute('/docs/category/guides'), categoryRoute('/docs/category/more')],
      },
    ],
  };
  const moved = moveDescriptions(route).routes![0]!;
  expect(moved.props!.version).toEqual({...version, docs: {}});
  expect(moved.routes!.map(({props}) => props!.descriptions)).toEqual([
    {cli: 'About cli'},
    {swizzling: 'About swizzling'},
  ]);
});
