import {expect, it} from 'vitest';
import {createFeedItems} from './feed';

const picture = (mode: string) =>
  `<img src="/a.${mode}.webp" alt="A" class="themedComponent_a themedComponent--${mode}_b">`;

it('a feed has each screenshot once, without buttons', async () => {
  const button = '<button type="button" class="enlarge_c"><svg></svg></button>';
  const content = `<p>Text</p><figure>${picture('light')}${picture('dark')}${button}</figure>`;
  const params = {
    defaultCreateFeedItems: async () => [{content}],
  } as unknown as Parameters<typeof createFeedItems>[0];
  expect(await createFeedItems(params)).toEqual([
    {content: `<p>Text</p><figure>${picture('light')}</figure>`},
  ]);
});
