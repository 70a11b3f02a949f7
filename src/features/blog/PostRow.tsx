import Link from '@docusaurus/Link';
import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import {ListRow} from '@site/src/components/List';
import UtcDate from '@site/src/components/UtcDate';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import Tag from '@theme/Tag';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './post-row.module.css';

function readingTime(minutes: number): string {
  return minutes > 1 ? `${Math.ceil(minutes)} min read` : 'One min read';
}

/** The names of the authors. Some in the test area are only a picture. */
const linksTo = (authors: BlogPostMetadata['authors']): ReactNode[] =>
  authors
    .filter(({name}) => name)
    .map(({name, page, url}) => {
      const to = page?.permalink ?? url;
      return to ? <Link to={to}>{name}</Link> : name;
    });

/** A post in a list. */
export default function PostRow({children, className}: Props): ReactNode {
  const {metadata} = useBlogPost();
  const {permalink, title, date, tags, hasTruncateMarker} = metadata;
  return (
    <ListRow
      className={clsx(styles.post, className)}
      title={<Link to={permalink}>{title}</Link>}
      facts={[
        <UtcDate key="date" date={date} />,
        metadata.readingTime !== undefined && readingTime(metadata.readingTime),
        ...linksTo(metadata.authors),
      ]}
    >
      <BlogPostItemContent className={styles.summary}>{children}</BlogPostItemContent>
      {(tags.length > 0 || hasTruncateMarker) && (
        <footer className={styles.footer}>
          <ul
            className={styles.tags}
            aria-label={translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}
          >
            {tags.map((tag) => (
              <li key={tag.permalink}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
          {hasTruncateMarker && (
            <Link to={permalink}>
              <b>{translate({id: 'theme.blog.post.readMore', message: 'Read more'})}</b>
              <span className="sr-only">: {title}</span>
            </Link>
          )}
        </footer>
      )}
    </ListRow>
  );
}
