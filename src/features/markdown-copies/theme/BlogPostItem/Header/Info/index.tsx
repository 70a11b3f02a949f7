import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import CopyPage from '@site/src/components/CopyPage';
import Info from '@theme-init/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The date and reading time of a post. On the post's own page, there are also actions to copy it.
 */
export default function BlogPostItemHeaderInfo(props: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <div className={styles.info}>
      <Info {...props} />
      {isBlogPostPage && <CopyPage permalink={metadata.permalink} />}
    </div>
  );
}
