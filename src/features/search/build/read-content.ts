import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Node} from '../../../content/markdown/plain-nodes';
import {readNodes} from '../../../content/markdown/read-nodes';
import {
  linesOf,
  optionLevel,
  readSections,
  type Section,
} from '../../../content/markdown/read-sections';
import type {IndexedSection} from '../index-format';

/** A page with a Markdown source. */
type Source = {
  tag: string;
  permalink: string;
  title: string;
  description?: string;
  keywords: string[];
  /** Relative to the site, such as `docs/cli.mdx`. */
  file: string;
};

/** The sections of a page, with the search tag that its results belong to. */
export type IndexedPage = {tag: string; permalink: string; sections: IndexedSection[]};

type Metadata = {
  permalink: string;
  title?: string;
  description?: string;
  source: string;
  unlisted?: boolean;
  draft?: boolean;
  frontMatter: {keywords?: unknown};
};

const toSource = (tag: string, metadata: Metadata): Source[] => {
  const {permalink, title = '', description, source, unlisted, draft, frontMatter} = metadata;
  const {keywords} = frontMatter;
  return unlisted || draft
    ? []
    : [
        {
          tag,
          permalink,
          title,
          description,
          keywords: Array.isArray(keywords) ? keywords.map(String) : [],
          file: aliasedSitePathToRelativePath(source),
        },
      ];
};

/** The searchable content plugin instances, without those of the test area. */
const searched = {docs: ['default', 'community'], blog: ['default', 'changelog'], pages: 'default'};

function sourcesOf(allContent: AllContent): Source[] {
  const instance = <Content>(plugin: string, id: string) =>
    allContent[`docusaurus-plugin-content-${plugin}`]?.[id] as Content;
  return [
    ...searched.docs.flatMap((id) =>
      instance<DocsContent>('docs', id).loadedVersions.flatMap(({versionName, docs}) =>
        docs.flatMap((doc) => toSource(`docs-${id}-${versionName}`, doc)),
      ),
    ),
    ...searched.blog.flatMap((id) =>
      instance<BlogContent>('blog', id).blogPosts.flatMap(({metadata}) =>
        toSource(id === 'default' ? 'blog' : id, metadata),
      ),
    ),
    ...instance<PagesContent>('pages', searched.pages)!.flatMap((page) =>
      page.type === 'mdx' ? toSource('pages', page) : [],
    ),
  ];
}

const samplesIn = (nodes: Node[]): IndexedSection['samples'] =>
  nodes.flatMap(({type, value = '', lang, children = []}) =>
    type === 'code' ? [{code: value, language: lang ?? ''}] : samplesIn(children),
  );

/** Explains a message in each section, in a sample of the language `text`. */
const errorReference = /\/api\/misc\/errors\.mdx$/u;

function withMessages({samples, ...section}: IndexedSection): IndexedSection {
  const messages = samples
    .filter(({language}) => language === 'text')
    .flatMap(({code}) => code.split(/\n{2,}/u));
  return messages.length > 0 ? {...section, samples: [], messages} : {...section, samples};
}

/**
 * Converts the sections of a page to the index format.
 *
 * @param permalink of the page
 * @param sections as returned by `readSections`
 */
export const toIndexed = (permalink: string, sections: Section[]): IndexedSection[] =>
  sections.map(({id, level, titles, nodes}) => ({
    url: id ? `${permalink}#${id}` : permalink,
    titles,
    lines: linesOf(nodes).flatMap(({text, isCode, isTableHead}) =>
      isCode || isTableHead ? [] : text,
    ),
    samples: samplesIn(nodes),
    ...(level === optionLevel && {isOption: true}),
  }));

/**
 * Reads the docs, posts and pages that have a Markdown source.
 *
 * @param allContent of the site's content plugins
 * @param context of the site
 */
export const readContent = (
  allContent: AllContent,
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
): IndexedPage[] =>
  sourcesOf(allContent).map(({tag, title, description, keywords, file, ...metadata}) => {
    const permalink = applyTrailingSlash(metadata.permalink, siteConfig);
    const sections = readSections(readNodes(siteDir, file), title);
    const indexed = toIndexed(permalink, sections);
    const [first, ...rest] = errorReference.test(file) ? indexed.map(withMessages) : indexed;
    return {tag, permalink, sections: [{...first!, description, keywords}, ...rest]};
  });
