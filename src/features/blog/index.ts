import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../built-pages';
import {withReadableFeeds} from './feeds';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The blog plugin under its own name, with feeds that are readable pages in a browser. */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<BuiltPagesPlugin<BlogContent>> {
  const plugin = await pluginContentBlog(context, options);
  return {
    ...withReadableFeeds(plugin, context, options),
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
