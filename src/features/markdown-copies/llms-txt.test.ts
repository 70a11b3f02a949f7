import {expect, it} from 'vitest';
import type {Page} from '../../content/pages';
import {groupsOfSidebars} from './llms-txt';

const docs = ['intro', 'install', 'guides', 'pages', 'cli'].map((id) => ({id}) as Page);

it('the groups in llms.txt match sidebars and categories, including category links', () => {
  const sidebars = {
    docs: [
      {type: 'doc', id: 'intro'},
      {
        type: 'category',
        label: 'Guides',
        link: {type: 'doc', id: 'guides'},
        items: [
          {type: 'category', label: 'Pages', items: [{type: 'doc', id: 'pages'}]},
          {type: 'link', label: 'Elsewhere', href: 'https://x.test'},
        ],
      },
      {type: 'doc', id: 'install'},
    ],
    api: [
      {type: 'ref', id: 'cli'},
      {type: 'doc', id: 'gone'},
    ],
  } as unknown as Parameters<typeof groupsOfSidebars>[0];
  const groups = groupsOfSidebars(sidebars, docs, {api: 'API'});
  expect(groups.map((group) => [group.title, group.docs.map(({id}) => id)])).toEqual([
    ['docs', ['intro', 'install']],
    ['Guides', ['guides', 'pages']],
    ['API', ['cli']],
  ]);
});
