/** What a browser shows of a feed. */
export type FeedPage = {
  language: string;
  title: string;
  description: string;
  /** Where the posts are on the site. */
  homeUrl: string;
  items: {title: string; url: string; date: Date; description: string}[];
};

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escapeText = (text: string) => text.replaceAll(/[&<>"]/gu, (found) => entities[found]!);

function renderPage({language, title, description, homeUrl, items}: FeedPage): string {
  const format = new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'});
  const list = items.map(
    (item) =>
      `<li><h2><a href="${escapeText(item.url)}">${escapeText(item.title)}</a></h2>` +
      `<time datetime="${item.date.toISOString()}">${format.format(item.date)}</time>` +
      `<p>${escapeText(item.description)}</p></li>`,
  );
  return [
    `<main xmlns="http://www.w3.org/1999/xhtml" lang="${escapeText(language)}">`,
    `<title>${escapeText(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<header><h1>${escapeText(title)}</h1><p>${escapeText(description)}</p>`,
    '<p class="note">This address is a feed. Give it to a feed reader to hear of what is new, ' +
      `or <a href="${escapeText(homeUrl)}">read on the site</a>.</p></header>`,
    `<ul>${list.join('')}</ul>`,
    '</main>',
  ].join('\n');
}

/**
 * Adds to a feed what makes a page of it in a browser: a style sheet, and the titles of its items
 * as links. Both formats allow elements of another namespace; feed readers pass over them.
 *
 * Browsers are giving up XSLT, which `feedOptions.xslt` builds on: Chromium lays a warning over
 * each page that uses it (https://chromestatus.com/feature/4709671889534976).
 *
 * @param xml an RSS or Atom document
 * @param styleSheet its address, relative to that of the feed
 * @throws when the document is neither
 */
export function addPage(xml: string, styleSheet: string, page: FeedPage): string {
  const [declaration] = /^<\?xml [^>]*\?>/u.exec(xml) ?? [];
  const end = /(?:<\/channel>\s*<\/rss>|<\/feed>)\s*$/u.exec(xml);
  if (!declaration || !end) {
    throw new Error(
      `${page.title}: this feed is neither RSS nor Atom, so no page can be made of it.`,
    );
  }
  return [
    declaration,
    `<?xml-stylesheet type="text/css" href="${escapeText(styleSheet)}"?>`,
    xml.slice(declaration.length, end.index).trim(),
    renderPage(page),
    end[0],
  ].join('\n');
}
