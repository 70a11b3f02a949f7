import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import slices from './rehype';

const element = (children: Element[] = []): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

/** An element with as many elements as a slice may have. */
const long = () => element(Array.from({length: 499}, () => element()));

/** The names of the elements in the slices of a page. */
function slicesOf(children: Root['children']): (string | undefined)[][] {
  const root: Root = {type: 'root', children};
  void slices()(root, undefined as never, () => {});
  return (root.children as {type: string; children?: Element[]}[]).map(
    (slice) => slice.children?.map(({tagName}) => tagName) ?? [slice.type],
  );
}

describe('the content of a page', () => {
  it('is in one slice if it is short', () => {
    expect(slicesOf([element(), element()])).toEqual([['p', 'p']]);
  });

  it('is in several slices if it is long', () => {
    expect(slicesOf([element(), long(), element(), element()])).toEqual([
      ['p', 'p'],
      ['p', 'p'],
    ]);
  });

  it('has no space around it', () => {
    const space = {type: 'text', value: '\n'} as const;
    expect(slicesOf([space, element(), space, element(), space])).toEqual([['p', undefined, 'p']]);
  });

  it('keeps imports and exports outside of slices', () => {
    const esm = {type: 'mdxjsEsm', value: 'export const a = 1'} as never;
    expect(slicesOf([element(), esm])).toEqual([['mdxjsEsm'], ['p']]);
  });
});
