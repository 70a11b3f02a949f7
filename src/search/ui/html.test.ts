import {expect, it} from 'vitest';
import {cutAtRanges, escapeHtml, highlightHtml} from './html';

it('keeps markup of a text as text', () => {
  expect(escapeHtml(`<img src=x onerror="alert('&')">`)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#039;&amp;&#039;)&quot;&gt;',
  );
});

it('marks what was found, and escapes around and inside of it', () => {
  expect(highlightHtml('a <b> & c', [[2, 5]])).toBe('a <mark>&lt;b&gt;</mark> &amp; c');
  expect(highlightHtml('whole', [[0, 5]])).toBe('<mark>whole</mark>');
  expect(highlightHtml('none', [])).toBe('none');
});

it('cuts a text at several ranges', () => {
  expect(
    cutAtRanges('one two three', [
      [0, 3],
      [8, 13],
    ]),
  ).toEqual([
    {text: 'one', isFound: true},
    {text: ' two ', isFound: false},
    {text: 'three', isFound: true},
  ]);
});
