import UtcDate from '@site/src/components/UtcDate';
import Link from '@docusaurus/Link';
import type {RecentPost} from '@theme/HomePage';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function RecentPosts({posts}: {posts: RecentPost[]}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="recent-posts">
      <Heading as="h2" id="recent-posts">
        From the blog
      </Heading>
      <ul>
        {posts.map(({title, description, permalink, kind, date}) => (
          <li key={permalink} className={styles.post}>
            <p className={styles.postMeta}>
              {kind} · <UtcDate date={date} />
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
