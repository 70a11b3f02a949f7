import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

const notInFeeds = [
  'button',
  'svg',
  '[role="tablist"]',
  '.hash-link',
  // Next to the same formula in MathML.
  '.katex-html',
  '[class*="themedComponent--dark"]',
].join();

/** @param imageUrl the URL of a diagram's image, by its name */
function simplify(content: string, imageUrl: (picture: string) => string): string {
  const $ = load(content, null, false);
  $('svg[id^="diagram-"]').replaceWith((_, svg) => {
    const src = imageUrl($(svg).attr('id')!.slice('diagram-'.length));
    // What an image shows, in words: https://www.w3.org/TR/SVG2/struct.html#DescElement
    return $('<img>').attr({src, alt: $(svg).children('desc').text()});
  });
  $(notInFeeds).remove();
  $('[data-name]').replaceWith((_, tab) => $('<p>').text(`${$(tab).attr('data-name')}:`));
  $('summary').replaceWith((_, summary) => {
    // The rest previews the content.
    const title = $(summary).children('strong').first();
    return $('<p>').append((title.length > 0 ? title : $(summary)).contents(), ':');
  });
  $('details').replaceWith((_, details) => $(details).contents());
  $('[role="tabpanel"]').each((_, panel) => {
    panel.attribs = {};
  });
  $('[class]').removeAttr('class');
  // Colors of code.
  $('span')
    .filter((_, {attribs}) => Object.keys(attribs).every((name) => name === 'style'))
    .replaceWith((_, span) => $(span).contents());
  return $.html();
}

/**
 * Creates the items of a feed without what only works on the site: pages hold each screenshot twice,
 * of which their styles hide one, buttons, such as those that copy code, icons, the classes of styles,
 * the colors of code, diagrams in the site's colors, which are images here, and folded content and tabs,
 * which many readers drop or run together. Here, all are below each other, each with its label.
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const {url, baseUrl} = params.siteConfig;
  const items = await defaultCreateFeedItems(params);
  const imageUrl = (picture: string) => `${url}${baseUrl}img/diagrams/${picture}.svg`;
  return items.map(({content = '', ...item}) => ({...item, content: simplify(content, imageUrl)}));
};
