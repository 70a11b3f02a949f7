import {expect, it} from 'vitest';
import {addPage, type Feed} from './feeds';

const feed: Feed = {
  title: 'News & more',
  description: 'About <everything>',
  home_page_url: 'https://example.com/blog/',
  items: [
    {
      title: 'A "first" <post>',
      url: 'https://example.com/blog/first/?a&b',
      date_modified: '2030-02-28T23:30:00.000Z',
      summary: 'Fish & chips',
    },
  ],
};

const rss =
  '<?xml version="1.0" encoding="utf-8"?>\n<rss><channel><title>N</title></channel>\n</rss>';
const atom = '<?xml version="1.0" encoding="utf-8"?>\n<feed><title>N</title></feed>';

it.each([
  ['rss.xml', rss, '</channel>\n</rss>'],
  ['atom.xml', atom, '</feed>'],
] as const)('adds a page at the end of %s and a style sheet before it', (file, xml, end) => {
  const [declaration, styleSheet, ...rest] = addPage(xml, file, feed, 'en').split('\n');
  expect(declaration).toBe('<?xml version="1.0" encoding="utf-8"?>');
  expect(styleSheet).toBe('<?xml-stylesheet type="text/css" href="feed.css"?>');
  expect(rest.join('\n')).toContain('<title>N</title>');
  expect(rest.join('\n').endsWith(`</main>\n${end}`)).toBe(true);
});

it('escapes text and shows dates in UTC', () => {
  const text = addPage(rss, 'rss.xml', feed, 'en');
  expect(text).toContain('<h1>News &amp; more</h1><p>About &lt;everything&gt;</p>');
  expect(text).toContain(
    '<a href="https://example.com/blog/first/?a&amp;b">A &quot;first&quot; &lt;post&gt;</a>',
  );
  expect(text).toContain('February 28, 2030</time><p>Fish &amp; chips</p>');
});

it('rejects documents that are not feeds', () => {
  expect(() => addPage('<html></html>', 'rss.xml', feed, 'en')).toThrow('neither RSS nor Atom');
});
