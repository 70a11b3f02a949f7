import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {descriptionIn} from '../diagrams/pictures';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

const darkPictures = /<img [^>]*themedComponent--dark[^>]*>/gu;
const buttons = /<button\b.*?<\/button>/gsu;
const diagrams = /<svg id="diagram-([\da-f]+)".*?<\/svg>/gsu;

/**
 * Creates the items of a feed without what only works on the site: pages hold each screenshot
 * twice, of which their styles hide one, buttons, such as those that copy code, and diagrams in the
 * site's colors, which are images here.
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const {url, baseUrl} = params.siteConfig;
  const image = (svg: string, picture: string) =>
    `<img src="${url}${baseUrl}img/diagrams/${picture}.svg" alt="${descriptionIn(svg).replaceAll('"', '&quot;')}">`;
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    content: item.content
      ?.replaceAll(darkPictures, '')
      .replaceAll(buttons, '')
      .replaceAll(diagrams, image),
  }));
};
