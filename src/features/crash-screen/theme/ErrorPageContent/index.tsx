/*
 * Replaces @docusaurus/theme-classic 3.9.2, ErrorPageContent, because the additions belong inside
 * its `<main>`.
 */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type Original from '@theme/ErrorPageContent';
import CopyLabel from '@site/src/components/CopyLabel';
import Heading from '@theme/Heading';
import React, {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof Original>;

/** The details for a bug report: the errors with their stacks, the URL and the browser. */
function detailsOf(error: Error): string {
  const errors = getErrorCausalChain(error).map(({stack, message}) => stack ?? message);
  return [errors.join('\n\nCause:\n'), window.location.href, navigator.userAgent].join('\n\n');
}

/**
 * Clears the error when the reader follows a link. The error boundary would keep it on the next
 * page.
 */
function useEndOnNavigation(end: () => void): void {
  const {pathname} = useLocation();
  const [crashedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedAt) {
      end();
    }
  }, [pathname, crashedAt, end]);
}

/** The crash screen with links to the home page and to support. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  useEndOnNavigation(tryAgain);
  return (
    <main className="container container--fluid margin-vert--xl page-narrow">
      <Heading as="h1">
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </Heading>
      <div className={styles.error}>
        <ErrorBoundaryError error={error} />
      </div>
      <div className={styles.actions}>
        <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
        <button
          type="button"
          className="button button--outline"
          data-own-control="copy"
          data-copy-state=""
          data-copy-text={detailsOf(error)}
        >
          <CopyLabel>
            <Translate id="site.crash.copy">Copy details</Translate>
          </CopyLabel>
        </button>
      </div>
      <p>
        <Link to="/">
          <Translate id="site.crash.home">Go to the home page</Translate>
        </Link>
        {' · '}
        <Link to="/community/support/">
          <Translate id="site.crash.support">Get help</Translate>
        </Link>
      </p>
    </main>
  );
}
