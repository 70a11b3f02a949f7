import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyLabel from '@site/src/components/CopyLabel';
import {markdownPath} from '@site/src/content/markdown/markdown-path';
import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A menu that copies a page as Markdown or opens that Markdown.
 *
 * @param props.permalink of the page
 */
export default function CopyPage({
  permalink,
  className,
}: {
  permalink: string;
  className?: string;
}): ReactNode {
  const menuId = useId();
  const {url} = useDocusaurusContext().siteConfig;
  const testArea = useBaseUrl('/tests/');
  const path = markdownPath(permalink);
  // The markdown-copies plugin skips the test area.
  if (permalink.startsWith(testArea)) {
    return null;
  }
  return (
    <div className={clsx(styles.copyPage, className)} data-copy-state="" data-dropdown="click">
      <Head>
        <link rel="alternate" type="text/markdown" href={url + path} />
      </Head>
      <button
        type="button"
        className={clsx('clean-btn', styles.toggle)}
        aria-expanded={false}
        aria-controls={menuId}
        data-own-control="dropdown"
      >
        <CopyLabel>Copy page</CopyLabel>
      </button>
      <ul id={menuId} className={styles.menu}>
        <li>
          <button
            type="button"
            className={clsx('clean-btn', styles.action)}
            data-own-control="copy"
            data-copy-url={path}
          >
            Copy as Markdown
          </button>
        </li>
        <li>
          {/* A static file, so the router must not handle the link. */}
          <Link className={styles.action} to={`pathname://${path}`} target="_self">
            View as Markdown
          </Link>
        </li>
      </ul>
    </div>
  );
}
