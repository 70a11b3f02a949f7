import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import Link from '@docusaurus/Link';
import type {RecentPost} from '@theme/HomePage';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function RecentPosts({posts}: {posts: RecentPost[]}): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section className={styles.section} aria-labelledby="recent-posts">
      <Heading as="h2" id="recent-posts">
        From the blog
      </Heading>
      <ul>
        {posts.map(({title, description, permalink, kind, date}) => (
          <li key={permalink} className={styles.post}>
            <p className={styles.postMeta}>
              {kind} · <time dateTime={date}>{format.format(new Date(date))}</time>
            </p>
            <div>
              <Heading as="h3">
                <Link to={permalink}>{title}</Link>
              </Heading>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blog/">All posts</Link>
      </p>
    </section>
  );
}
