import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditMetaRow from '@theme-init/EditMetaRow';
import type {Props} from '@theme/EditMetaRow';
import TextLink from '@theme/MDXComponents/A';
import React, {type ReactNode} from 'react';
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
 * Edit link and last update of a page, and a link to an issue form about the page, or to people who
 * can help.
 */
export default function EditMetaRowWithFeedback(props: Props): ReactNode {
  const reportUrl = useReportUrl();
  return (
    <>
      <EditMetaRow {...props} />
      <p className={styles.feedback}>
        <TextLink href={reportUrl ?? '/community/support/'}>
          {reportUrl ? 'Report a problem with this page' : 'Get help with this page'}
        </TextLink>
      </p>
    </>
  );
}
