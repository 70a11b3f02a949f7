import type {FeedOptions} from '@docusaurus/plugin-content-blog';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

const darkPictures = /<img [^>]*themedComponent--dark[^>]*>/gu;
const buttons = /<button\b.*?<\/button>/gsu;

/**
 * Creates the items of a feed without what only works on the site: pages hold each screenshot
 * twice, of which their styles hide one, and buttons, such as those that copy code.
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    content: item.content?.replaceAll(darkPictures, '').replaceAll(buttons, ''),
  }));
};
