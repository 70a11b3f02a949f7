import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyLabel from '@site/src/components/CopyLabel';
import {markdownPath} from '@site/src/content/markdown/markdown-path';
import clsx from 'clsx';
import React, {useId, useRef, useState, type ReactNode} from 'react';
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
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const {url} = useDocusaurusContext().siteConfig;
  const testArea = useBaseUrl('/tests/');
  const path = markdownPath(permalink);
  // The markdown-copies plugin skips the test area.
  if (permalink.startsWith(testArea)) {
    return null;
  }
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    // The handlers only see events of the controls inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={clsx(styles.copyPage, className)}
      data-copy-state=""
      // Safari focuses this when an action is clicked, so the menu is still open at the end of the click.
      tabIndex={-1}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
    >
      <Head>
        <link rel="alternate" type="text/markdown" href={url + path} />
      </Head>
      <button
        ref={toggle}
        type="button"
        className={clsx('clean-btn', styles.toggle)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        // Safari doesn't focus buttons on click, and without focus there's no blur to close the menu.
        onClick={({currentTarget}) => {
          currentTarget.focus();
          setOpen(!isOpen);
        }}
      >
        <CopyLabel>Copy page</CopyLabel>
      </button>
      <ul id={menuId} className={styles.menu} hidden={!isOpen}>
        <li>
          <button
            type="button"
            className={clsx('clean-btn', styles.action)}
            onClick={close}
            data-own-control="copy"
            data-copy-url={path}
          >
            Copy as Markdown
          </button>
        </li>
        <li>
          {/* A static file, so the router must not handle the link. */}
          <Link
            className={styles.action}
            to={`pathname://${path}`}
            target="_self"
            onClick={() => setOpen(false)}
          >
            View as Markdown
          </Link>
        </li>
      </ul>
    </div>
  );
}
