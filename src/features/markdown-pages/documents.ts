import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

/** A doc or post, and where its source is. */
export type Document = {
  title: string;
  description: string;
  /** The address on the site, without a slash at its end. */
  permalink: string;
  /** The source's path from the site's folder, with slashes. */
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

/** The docs of a version by their ids, in the order in which they were loaded. */
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
