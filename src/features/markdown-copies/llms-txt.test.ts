import {describe, expect, it} from 'vitest';
import {groupsOfSidebars, llmsTxt} from './llms-txt';

const documents = new Map(
  ['intro', 'install', 'guides', 'pages', 'cli'].map((id) => [
    id,
    {title: id, description: '', permalink: `/docs/${id}`, file: `docs/${id}.mdx`},
  ]),
);

describe('the groups in llms.txt', () => {
  it('match sidebars and categories, including category links', () => {
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
    const groups = groupsOfSidebars(sidebars, documents, {api: 'API'});
    expect(
      groups.map(({title, documents: some}) => [title, some.map((each) => each.title)]),
    ).toEqual([
      ['docs', ['intro', 'install']],
      ['Guides', ['guides', 'pages']],
      ['API', ['cli']],
    ]);
  });
});

it('llms.txt has a title, a summary, details and lists of links', () => {
  const groups = [
    {title: 'Docs', links: [{title: 'A', url: 'https://x.test/a.md', description: 'B.'}]},
  ];
  const text = llmsTxt({title: 'Site', summary: 'What.', details: ['More.'], groups});
  expect(text).toBe('# Site\n\n> What.\n\nMore.\n\n## Docs\n\n- [A](https://x.test/a.md): B.\n');
});
