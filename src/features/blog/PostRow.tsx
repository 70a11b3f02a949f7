import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {ListRow} from '@site/src/components/List';
import UtcDate from '@site/src/components/UtcDate';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import Tag from '@theme/Tag';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './post-row.module.css';

function useReadingTime(): string | undefined {
  const {selectMessage} = usePluralForm();
  const {readingTime: minutes} = useBlogPost().metadata;
  if (minutes === undefined) {
    return undefined;
  }
  const readingTime = Math.ceil(minutes);
  return selectMessage(
    readingTime,
    translate(
      {
        id: 'theme.blog.post.readingTime.plurals',
        message: 'One min read|{readingTime} min read',
      },
      {readingTime},
    ),
  );
}

/** The names of the authors. Some in the test area are only a picture. */
const useAuthors = (): ReactNode[] =>
  useBlogPost()
    .metadata.authors.filter(({name}) => name)
    .map(({name, page, url}) => {
      const to = page?.permalink ?? url;
      return to ? <Link to={to}>{name}</Link> : name;
    });

/** A post in a list. */
export default function PostRow({children, className}: Props): ReactNode {
  const {permalink, title, date, tags, hasTruncateMarker} = useBlogPost().metadata;
  return (
    <ListRow
      className={clsx(styles.post, className)}
      title={<Link to={permalink}>{title}</Link>}
      facts={[<UtcDate key="date" date={date} />, useReadingTime(), ...useAuthors()]}
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
