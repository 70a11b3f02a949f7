import Link from '@docusaurus/Link';
import type {ChangedPage, VersionSummary} from '../../types';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type PageLink = VersionSummary['added'][number];

function PageList({id, title, pages}: {id: string; title: string; pages: PageLink[]}): ReactNode {
  return (
    <>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {pages.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {pages.map(({permalink, title: page}) => (
            <li key={permalink}>
              <Link to={permalink}>{page}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Changed({page: {title, permalink, sections}}: {page: ChangedPage}): ReactNode {
  return (
    <li className={styles.page}>
      <Link to={permalink} className={styles.pageTitle}>
        {title}
      </Link>
      <ul className={`clean-list ${styles.sections}`}>
        {sections.map(({id, title: section, kind}) => (
          <li key={`${kind}-${id}`}>
            {kind === 'removed' ? (
              <del>{section}</del>
            ) : (
              <Link to={id ? `${permalink}#${id}` : permalink}>
                {id ? section : 'Introduction'}
              </Link>
            )}
            {kind !== 'changed' && (
              <span className={styles.kind}> {kind === 'added' ? 'new' : 'removed'}</span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

export default function VersionChangesPage({summary}: {summary: VersionSummary}): ReactNode {
  const {label, previous, added, changed, removed, unchanged} = summary;
  const title = `What changed in the ${label} docs`;
  return (
    <Layout
      title={title}
      description={`Pages of the ${label} docs that were added, changed or removed since ${previous}, section by section`}
    >
      <main className="container container--fluid margin-vert--lg page-narrow">
        <Heading as="h1">{title}</Heading>
        <p>
          Compared with {previous}: {changed.length} pages changed, {added.length} are new,{' '}
          {removed.length} are gone, and {unchanged} say the same. Each changed page shows the
          differences under its title. <Link to="/versions/">All versions</Link>
        </p>
        <Heading as="h2" id="changed">
          Changed pages
        </Heading>
        {changed.length === 0 ? (
          <p>None.</p>
        ) : (
          <ul className="clean-list">
            {changed.map((page) => (
              <Changed key={page.permalink} page={page} />
            ))}
          </ul>
        )}
        <PageList id="new" title="New pages" pages={added} />
        <PageList id="removed" title={`Pages removed since ${previous}`} pages={removed} />
      </main>
    </Layout>
  );
}
