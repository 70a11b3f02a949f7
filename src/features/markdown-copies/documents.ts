import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {markdownPath} from '../../content/markdown/markdown-path';

/** A doc or post with the path of its source. */
export type Document = {
  title: string;
  description: string;
  /** The URL path without a trailing slash. */
  permalink: string;
  /** The path of the source relative to the site folder, with slashes. */
  file: string;
};

type Metadata = {
  title: string;
  description?: string;
  permalink: string;
  source: string;
  unlisted?: boolean;
};

const toDocument = ({title, description = '', permalink, source}: Metadata): Document => ({
  title,
  description,
  permalink: permalink.replace(/\/$/u, ''),
  file: aliasedSitePathToRelativePath(source).split(path.sep).join('/'),
});

const isListed = ({unlisted}: Metadata) => !unlisted;

/** The docs of a version by ID, in loading order. */
export const documentsOfVersion = ({docs}: LoadedVersion): Map<string, Document> =>
  new Map(
    docs.filter((doc) => !doc.draft && isListed(doc)).map((doc) => [doc.id, toDocument(doc)]),
  );

/** The posts of a blog, newest first. */
export const documentsOfBlog = ({blogPosts}: BlogContent): Document[] =>
  blogPosts
    .map(({metadata}) => metadata)
    .filter(isListed)
    .map(toDocument);

/** Resolves links between documents by source file or by URL. */
export class LinkResolver {
  private readonly byFile: Map<string, Document>;

  private readonly byPermalink: Map<string, Document>;

  /**
   * @param documents
   * @param siteUrl origin of the site without a trailing slash
   */
  constructor(
    documents: Document[],
    private readonly siteUrl: string,
  ) {
    this.byFile = new Map(documents.map((document) => [document.file, document]));
    this.byPermalink = new Map(documents.map((document) => [document.permalink, document]));
  }

  /**
   * @param url a link in the source of a document
   * @param file the document's source, which relative paths are based on
   * @returns the absolute URL, of the Markdown version if the target has one
   */
  resolve(url: string, file: string): string {
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(url) ?? [];
    if (/^[a-z][\w+.-]*:/iu.test(url) || url.startsWith('//') || !target) {
      return url;
    }
    if (target.startsWith('/')) {
      const document = this.byPermalink.get(target.replace(/\/$/u, ''));
      return this.siteUrl + (document ? markdownPath(document.permalink) : target) + rest;
    }
    const document = this.byFile.get(path.posix.join(path.posix.dirname(file), target));
    return document ? this.siteUrl + markdownPath(document.permalink) + rest : url;
  }
}
