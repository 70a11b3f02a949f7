import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {removePrefix} from '@docusaurus/utils-common';
import {getTagsFile} from '@docusaurus/utils-validation';
import {areaOf} from '../../areas';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {withReadableFeeds} from './feeds';

export {validateOptions} from '@docusaurus/plugin-content-blog';
export {createFeedItems} from './feed-items';

/**
 * Checks the tags before the plugin reads them, because its errors don't name the file.
 *
 * @throws when the file is malformed
 */
async function checkTags({siteDir}: LoadContext, {path: folder, tags}: PluginOptions) {
  const contentPath = path.resolve(siteDir, folder);
  try {
    await getTagsFile({tags, contentPaths: {contentPath, contentPathLocalized: contentPath}});
  } catch (error) {
    const file = path.join(folder, tags || 'tags.yml');
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}

/**
 * The blog plugin under its own name, with feeds that are readable pages in a browser.
 *
 * @throws when the tags file is malformed
 */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<BuiltPagesPlugin<BlogContent>> {
  await checkTags(context, options);
  const plugin = withReadableFeeds(await pluginContentBlog(context, options), options);
  return {
    ...plugin,
    // These tags are on all pages of the site, where feed readers would offer the test blog, too.
    ...(areaOf(removePrefix(options.routeBasePath, '/'))?.isHidden && {injectHtmlTags: undefined}),
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
