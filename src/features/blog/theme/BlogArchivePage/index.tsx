// Replaces the page of theme-classic 3.9.2, a single component whose heading repeats its title.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {ListHeader} from '@site/src/components/List';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

function Year({year, posts}: {year: string; posts: readonly ArchiveBlogPost[]}): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'short', timeZone: 'UTC'});
  return (
    <section className={styles.year}>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className={styles.posts}>
        {posts.map(({metadata: {date, permalink, title}}) => (
          <li key={permalink}>
            <time dateTime={date}>{format.format(new Date(date))}</time>
            <Link to={permalink} className={styles.title}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All posts of a blog by year, newest first. */
export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const lead = `All ${blogPosts.length} posts, newest first`;
  const years = new Set(blogPosts.map(({metadata}) => metadata.date.slice(0, 4)));
  return (
    <Layout title={title} description={lead}>
      <main className="container container--fluid margin-vert--lg page-narrow">
        <ListHeader title={title}>{lead}</ListHeader>
        {[...years].map((year) => (
          <Year
            key={year}
            year={year}
            posts={blogPosts.filter(({metadata}) => metadata.date.startsWith(year))}
          />
        ))}
      </main>
    </Layout>
  );
}
