import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The form for a new issue about a page, if the build names the site's repository. */
function useReportUrl(): string | undefined {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {repositoryUrl} = siteConfig.customFields as {repositoryUrl?: string};
  if (!repositoryUrl) {
    return undefined;
  }
  const url = new URL(`${repositoryUrl}/issues/new`);
  url.searchParams.set('title', `Problem with ${pathname}`);
  url.searchParams.set('body', `Page: ${siteConfig.url}${pathname}\n\nWhat is wrong or missing?\n`);
  return url.href;
}

/**
 * "Was this page helpful?" The answer isn't sent or stored. "No" leads to an issue form, or to
 * people who can help.
 */
export default function Feedback(): ReactNode {
  const [isHelpful, setHelpful] = useState(false);
  const reportUrl = useReportUrl();
  return (
    <div className={styles.feedback}>
      <Translate id="site.feedback.question">Was this page helpful?</Translate>
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-pressed={isHelpful}
        onClick={() => setHelpful(true)}
      >
        <Translate id="site.feedback.yes">Yes</Translate>
      </button>
      <Link className="button button--secondary button--sm" to={reportUrl ?? '/community/support/'}>
        {reportUrl ? (
          <Translate id="site.feedback.no">No, report a problem</Translate>
        ) : (
          <Translate id="site.feedback.help">No, get help</Translate>
        )}
      </Link>
      <span role="status">
        {isHelpful && <Translate id="site.feedback.thanks">Good to hear!</Translate>}
      </span>
    </div>
  );
}
