import {describe, expect, it} from 'vitest';
import {linkStyles} from './link-styles';

describe('the style sheets of a page', () => {
  const files = new Map([
    ['details.1.css', '.details_d4{}'],
    ['docs.1.css', '.sidebar_a1{} .menu{}'],
    ['home.1.css', '.hero_b2{} .menu{}'],
    ['print.1.css', '.sidebar_a1{}'],
    ['styles.1.css', '.menu{}'],
    ['tags.1.css', '.tag_e5{}'],
  ]);
  const head =
    '<link rel=stylesheet href=/css/styles.1.css /><link rel=stylesheet href=/css/print.1.css />';
  const link = linkStyles(files, '/css/');
  const print = '<link media=print rel=stylesheet href=/css/print.1.css />';

  it('are the shared one and those with classes of the page', () => {
    expect(link(`${head}<p class="menu sidebar_a1">`)).toBe(
      `<link rel=stylesheet href=/css/styles.1.css /><link rel=stylesheet href=/css/docs.1.css /><link rel=stylesheet href=/css/details.1.css /><link rel=stylesheet href=/css/tags.1.css />${print}<p class="menu sidebar_a1">`,
    );
  });

  it('are also those that come with the code of others', () => {
    expect(link(`${head}<p class="sidebar_a1 tag_e5">`).match(/css\/\w+/gu)).toEqual([
      'css/styles',
      'css/docs',
      'css/tags',
      'css/details',
      'css/print',
    ]);
  });

  it('are the shared one on a page without others', () => {
    expect(link(`${head}<p class=menu>`)).toBe(
      `<link rel=stylesheet href=/css/styles.1.css />${print}<p class=menu>`,
    );
  });
});
