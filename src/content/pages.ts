import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {
  DocMetadata,
  LoadedContent as DocsContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent as PagesContent,
  MDXPageMetadata,
} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {areaOf, type Area} from '../areas';
import type {Node} from './markdown/plain-nodes';
import {readNodes} from './markdown/read-nodes';
import {readSections, type Section} from './markdown/read-sections';

/** A page with a Markdown source. Changelog entries are posts. */
export type Page = {
  kind: 'doc' | 'post' | 'page';
  area: Area | undefined;
  /** With the base URL and a trailing slash. */
  route: string;
  title: string;
  description?: string;
  keywords: string[];
  tags: BlogPostMetadata['tags'];
  /** Whether the page is in search, in lists of pages, and in `llms.txt`. */
  isListed: boolean;
  /** Relative to the site, with slashes, such as `docs/cli.mdx`. */
  file: string;
  nodes: () => Node[];
  sections: () => Section[];
  /** Of a doc, as are its ID and its sidebar in the version. */
  version?: LoadedVersion;
  id?: string;
  sidebar?: string;
  /** Of a post, as are its authors. */
  date?: Date;
  authors?: BlogPostMetadata['authors'];
};

/** The content of all instances of a plugin. */
const contentOf = <Content>(allContent: AllContent, plugin: string) =>
  Object.values(allContent[`docusaurus-plugin-content-${plugin}`]!) as Content[];

/** The versions of the docs, newest first. */
export const docsVersions = (allContent: AllContent): LoadedVersion[] =>
  (allContent['docusaurus-plugin-content-docs']!.default as DocsContent).loadedVersions;

/**
 * Reads every doc, post, changelog entry and page of the site.
 *
 * @param allContent of the content plugins
 * @param context of the site
 * @returns docs by version, posts with the newest first, pages
 */
export function readPages(
  allContent: AllContent,
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
): Page[] {
  function toPage(
    kind: Page['kind'],
    metadata: DocMetadata | BlogPostMetadata | MDXPageMetadata,
    version?: LoadedVersion,
  ): Page {
    const {permalink, source, title = '', unlisted, frontMatter} = metadata;
    const route = applyTrailingSlash(permalink, siteConfig);
    const area = areaOf(route.slice(siteConfig.baseUrl.length));
    const file = aliasedSitePathToRelativePath(source);
    const nodes = () => readNodes(siteDir, file);
    return {
      tags: [],
      ...metadata,
      kind,
      area,
      route,
      title,
      keywords: frontMatter.keywords ?? [],
      isListed: !unlisted && !area?.isHidden,
      file,
      nodes,
      sections: () => readSections(nodes(), title),
      version,
    };
  }

  return [
    ...contentOf<DocsContent>(allContent, 'docs')
      .flatMap(({loadedVersions}) => loadedVersions)
      .flatMap((version) => version.docs.map((doc) => toPage('doc', doc, version))),
    ...contentOf<BlogContent>(allContent, 'blog')
      .flatMap(({blogPosts}) => blogPosts)
      .map(({metadata}) => toPage('post', metadata)),
    ...contentOf<PagesContent>(allContent, 'pages')
      .flat()
      .flatMap((page) => (page.type === 'mdx' ? toPage('page', page) : [])),
  ];
}
