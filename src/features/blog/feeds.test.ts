import {expect, it} from 'vitest';
import {addPage, type FeedPage} from './feeds';

const page: FeedPage = {
  language: 'en',
  title: 'News & more',
  description: 'About <everything>',
  homeUrl: 'https://example.com/blog/',
  url: 'https://example.com/blog/rss.xml?a&b',
  items: [
    {
      title: 'A "first" <post>',
      url: 'https://example.com/blog/first/?a&b',
      date: new Date('2030-02-28T23:30:00Z'),
      description: 'Fish & chips',
    },
  ],
};

const rss =
  '<?xml version="1.0" encoding="utf-8"?>\n<rss><channel><title>N</title></channel>\n</rss>';
const atom = '<?xml version="1.0" encoding="utf-8"?>\n<feed><title>N</title></feed>';

it.each([
  ['RSS', rss, '</channel>\n</rss>'],
  ['Atom', atom, '</feed>'],
])('adds a page at the end of %s and a style sheet before the document', (_, xml, end) => {
  const [declaration, styleSheet, ...rest] = addPage(xml, 'feed.css', page).split('\n');
  expect(declaration).toBe('<?xml version="1.0" encoding="utf-8"?>');
  expect(styleSheet).toBe('<?xml-stylesheet type="text/css" href="feed.css"?>');
  expect(rest.join('\n')).toContain('<title>N</title>');
  expect(rest.join('\n').endsWith(`</main>\n${end}`)).toBe(true);
});

it('escapes text and shows dates in UTC', () => {
  const text = addPage(rss, 'feed.css', page);
  expect(text).toContain('<h1>News &amp; more</h1><p>About &lt;everything&gt;</p>');
  expect(text).toContain(
    '<a href="https://example.com/blog/first/?a&amp;b">A &quot;first&quot; &lt;post&gt;</a>',
  );
  expect(text).toContain('February 28, 2030</time><p>Fish &amp; chips</p>');
});

it('rejects documents that are not feeds', () => {
  expect(() => addPage('<html></html>', 'feed.css', page)).toThrow('neither RSS nor Atom');
});
