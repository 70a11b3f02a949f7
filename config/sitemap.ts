import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import {routesOf} from '../src/areas';
import {readCopies} from '../src/content/copies';
import {env} from './env';
import {hasGitHistory} from './site';

export const sitemap = {
  lastmod: hasGitHistory ? 'date' : null,
  changefreq: null,
  priority: null,
  ignorePatterns: routesOf(({isHidden}) => isHidden).map((route) => `${env.baseUrl}${route}`),
  async createSitemapItems({defaultCreateSitemapItems, ...params}) {
    // Of docs that are identical in several versions, only the latest is listed.
    const copies = readCopies();
    const items = await defaultCreateSitemapItems(params);
    return items.filter(({url}) => !copies.has(new URL(url).pathname));
  },
} satisfies SitemapOptions;
