import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluralForm} from '@docusaurus/theme-common';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {PageChanges} from '../types';
import clsx from 'clsx';
import React, {useId, useState, type ReactNode} from 'react';
import Changes from './Changes';
import styles from './styles.module.css';

/** Tells search engines to show the latest version of two identical pages. */
function CanonicalUrl(): ReactNode {
  const {alternateDocVersions} = useActiveDocContext(undefined);
  const {name} = useLatestVersion(undefined);
  const {url, baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const same = alternateDocVersions[name];
  if (!same) {
    return null;
  }
  const canonicalUrl = url + applyTrailingSlash(same.path, {baseUrl, trailingSlash});
  return (
    <Head>
      <link rel="canonical" href={canonicalUrl} />
      <meta property="og:url" content={canonicalUrl} />
    </Head>
  );
}

function Disclosure({file, previous, sections}: PageChanges & {previous: string}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const {selectMessage} = usePluralForm();
  const label = selectMessage(
    sections,
    translate(
      {
        id: 'site.versionChanges.count',
        message:
          'One section changed since {previous}|{sections} sections changed since {previous}',
      },
      {sections, previous},
    ),
  );
  return (
    <div className={clsx(styles.changes, isOpen && styles.open)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.toggle)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <Changes file={file} previous={previous} />}
      </div>
    </div>
  );
}

/**
 * Shows below a doc's title how many sections changed since the previous version, and the changes
 * on request. The remark plugin in `remark.ts` adds it to the docs.
 */
export default function VersionChanges({changes}: {changes: PageChanges}): ReactNode {
  const {previous, isNew, sections, isSameAsLast} = changes;
  return (
    <>
      {isSameAsLast && <CanonicalUrl />}
      {isNew && (
        <p className={styles.newPage}>
          <Translate id="site.versionChanges.newPage" values={{previous}}>
            {'This page is not in {previous}.'}
          </Translate>
        </p>
      )}
      {previous && sections > 0 && <Disclosure {...changes} previous={previous} />}
    </>
  );
}
