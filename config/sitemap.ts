import {readFileSync} from 'node:fs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import {routesOf} from '../src/areas';
import {copiesFile} from '../src/features/version-changes';
import {env} from './env';
import {hasGitHistory} from './site';

/**
 * The URLs of pages that are identical in the last version, whose page is in the sitemap instead.
 */
const readCopies = () => new Set(JSON.parse(readFileSync(copiesFile, 'utf8')) as string[]);

export const sitemap: SitemapOptions = {
  lastmod: hasGitHistory ? 'date' : null,
  changefreq: null,
  priority: null,
  ignorePatterns: routesOf(({isHidden}) => isHidden).map((route) => `${env.baseUrl}${route}`),
  async createSitemapItems({defaultCreateSitemapItems, ...params}) {
    const copies = readCopies();
    const items = await defaultCreateSitemapItems(params);
    return items.filter(({url}) => !copies.has(new URL(url).pathname));
  },
};
