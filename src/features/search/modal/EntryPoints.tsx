import Link from '@docusaurus/Link';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

/** The labels of the docs that most readers need, by ID. */
const labels = {
  installation: translate({id: 'site.search.entry.installation', message: 'Installation'}),
  'guides/docs/introduction': translate({id: 'site.search.entry.docs', message: 'Write docs'}),
  deployment: translate({id: 'site.search.entry.deployment', message: 'Deploy your site'}),
  'api/docusaurus.config.js': translate({
    id: 'site.search.entry.configuration',
    message: 'All configuration options',
  }),
  'styling-layout': translate({id: 'site.search.entry.styling', message: 'Styling and layout'}),
};

const changelog = translate({id: 'site.search.entry.changelog', message: 'What’s new'});

/** Links to useful pages, in the reader's version, for a search that nothing was typed into. */
export default function EntryPoints(): ReactNode {
  const latest = useLatestVersion(undefined);
  const version = useActiveVersion(undefined) ?? latest;
  const pages = Object.entries(labels).flatMap(([docId, label]) => {
    const path = version.docs.find(({id}) => id === docId)?.path;
    return path ? {path, label} : [];
  });
  return (
    <nav className="search-entry-points" aria-labelledby="search-entry-points">
      <p id="search-entry-points">
        <Translate id="site.search.entry.label">Useful pages</Translate>
      </p>
      {pages.map(({path, label}) => (
        <Link key={path} to={path} autoAddBaseUrl={false}>
          {label}
        </Link>
      ))}
      <Link to="/changelog/">{changelog}</Link>
    </nav>
  );
}
