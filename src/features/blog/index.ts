import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {removePrefix} from '@docusaurus/utils-common';
import {areaOf} from '../../areas';
import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {withReadableFeeds} from './feeds';

export {validateOptions} from '@docusaurus/plugin-content-blog';
export {createFeedItems} from './feed-items';

/** The blog plugin under its own name, with feeds that are readable pages in a browser. */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<BuiltPagesPlugin<BlogContent>> {
  const plugin = withReadableFeeds(await pluginContentBlog(context, options), options);
  return {
    ...plugin,
    // These tags are on all pages of the site, where feed readers would offer the test blog, too.
    ...(areaOf(removePrefix(options.routeBasePath, '/'))?.isHidden && {injectHtmlTags: undefined}),
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
