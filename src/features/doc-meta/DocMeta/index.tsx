import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import UtcDate from '@site/src/components/UtcDate';
import DocItemTOCMobile from '@theme-init/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme-init/DocVersionBadge';
import type {PageChanges} from '../types';
import React, {useId, useState, type ReactNode} from 'react';
import Changes from './Changes';
import styles from './styles.module.css';

function useCountLabel(sections: number, previous = ''): string {
  const {selectMessage} = usePluralForm();
  return selectMessage(
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
}

/**
 * The line below a doc's title: its version, how many sections changed since the previous version
 * (with the changes on request), when it was updated, and how long it takes to read. On phones, the
 * table of contents follows, so that the title comes first.
 *
 * The remark plugin in `remark.ts` adds it to the docs.
 */
export default function DocMeta({changes}: {changes: PageChanges}): ReactNode {
  const {file, previous, isNew, sections, canonicalUrl, minutes} = changes;
  const {metadata, frontMatter, toc} = useDoc();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const label = useCountLabel(sections, previous);
  return (
    <>
      {canonicalUrl && (
        // Tells search engines to show the latest version of two identical pages.
        <Head>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:url" content={canonicalUrl} />
        </Head>
      )}
      <div className={styles.meta}>
        {/* The spaces are for text browsers. */}
        <DocVersionBadge />{' '}
        {isNew && (
          <span>
            <Translate id="site.versionChanges.newPage" values={{previous}}>
              {'Not in {previous}'}
            </Translate>
          </span>
        )}{' '}
        {previous && sections > 0 && (
          <button
            type="button"
            className={`clean-btn ${styles.toggle}`}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
          </button>
        )}{' '}
        {metadata.lastUpdatedAt && (
          <span className={ThemeClassNames.common.lastUpdated}>
            <Translate
              id="site.docMeta.updated"
              values={{date: <UtcDate date={metadata.lastUpdatedAt} month="short" />}}
            >
              {'Updated {date}'}
            </Translate>
          </span>
        )}{' '}
        {minutes && (
          <span>
            <Translate id="site.docMeta.readingTime" values={{minutes}}>
              {'{minutes} min read'}
            </Translate>
          </span>
        )}
      </div>
      {previous && (
        <div id={panelId} className={styles.panel} hidden={!isOpen}>
          {isOpen && <Changes file={file} previous={previous} />}
        </div>
      )}
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
    </>
  );
}
