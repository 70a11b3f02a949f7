import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The text of the frame's address bar. */
  url: string;
  /** A page of this site to show in the frame, such as `/tests/pages/tabs-tests/`. */
  page?: string;
  /** What the frame shows instead of a page. */
  children?: ReactNode;
};

/** A browser frame around an example or around a real page of this site. */
export default function BrowserWindow({url, page, children}: Props): ReactNode {
  const src = useBaseUrl(page);
  return (
    <figure className={styles.window} aria-label={`Browser showing ${url}`}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.dots} />
        <span className={styles.address}>{url}</span>
      </div>
      {page ? (
        <iframe className={styles.page} src={src} title={url} loading="lazy" />
      ) : (
        <div className={styles.content}>{children}</div>
      )}
    </figure>
  );
}
