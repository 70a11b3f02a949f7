import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ScrollTable from '@site/src/components/ScrollTable';
import {
  archivedVersions,
  canaryFramework,
  pastReleases,
  releaseNotes,
} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

type Row = {
  name: string;
  docs?: string;
  notes?: string;
  changelog?: string;
  source?: string;
  /** The page about changes in the docs of this version. */
  changes?: string;
};

function Cell({to, label}: {to: string | undefined; label: string}): ReactNode {
  return <td>{to ? <Link to={to}>{label}</Link> : '–'}</td>;
}

function VersionTable({rows, caption}: {rows: Row[]; caption: string}): ReactNode {
  const hasChanges = rows.some(({changes}) => changes);
  return (
    <ScrollTable aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Docs</th>
          {hasChanges && <th scope="col">Docs changes</th>}
          <th scope="col">Release notes</th>
          <th scope="col">Changelog</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, docs, notes, changelog, source, changes}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Cell to={docs} label={`Docs of ${name}`} />
            {hasChanges && <Cell to={changes} label={`Docs changes in ${name}`} />}
            <Cell to={notes} label={`About ${name}`} />
            <Cell to={changelog} label={`Changes in ${name}`} />
            <Cell to={source} label={`Source of ${name}`} />
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

export default function Versions(): ReactNode {
  const {frameworkRepository} = useDocusaurusContext().siteConfig.customFields as {
    frameworkRepository: string;
  };
  const latest = useLatestVersion(undefined);
  const versions = useVersions(undefined);
  const canary = versions.find(({name}) => name === 'current')!;
  const older = versions.filter((version) => version !== canary && version !== latest);
  const oldest = versions.at(-1);
  const release = (name: string): Row => ({
    name,
    notes: releaseNotes(name),
    changelog: `/changelog/${name}/`,
    source: `${frameworkRepository}/tree/v${name}`,
  });
  const kept = (version: typeof latest): Row => ({
    ...release(version.name),
    docs: version.path,
    ...(version !== oldest && {changes: `/versions/changes/${version.name}/`}),
  });

  return (
    <Layout
      title="Versions"
      description="All Docusaurus versions with docs, on this site or archived, with release notes, changes and source"
    >
      <main className="container container--fluid margin-vert--lg page-narrow">
        <Heading as="h1">Versions</Heading>

        <Heading as="h2" id="latest">
          Current release
        </Heading>
        <p>Use this one unless you have a reason not to.</p>
        <VersionTable caption="Current release" rows={[kept(latest)]} />

        <Heading as="h2" id="next">
          Next release
        </Heading>
        <p>
          {canary.label} docs describe what is newer than the current release, as it is in{' '}
          {canaryFramework}. Details may still change.
        </p>
        <VersionTable
          caption="Next release"
          rows={[
            {
              name: canary.label,
              docs: canary.path,
              changes: `/versions/changes/${canary.label.toLowerCase()}/`,
              source: `${frameworkRepository}/tree/main`,
            },
          ]}
        />

        <Heading as="h2" id="past">
          Past releases
        </Heading>
        <p>Older releases no longer receive fixes.</p>
        <VersionTable
          caption="Past releases"
          rows={[...older.map(kept), ...pastReleases.map(release)]}
        />

        <Heading as="h2" id="archived">
          Archived docs
        </Heading>
        <p>The docs of these versions are archived on separate sites.</p>
        <VersionTable
          caption="Archived docs"
          rows={archivedVersions.map(({name, docsUrl}) =>
            name === '1.x'
              ? {name, docs: docsUrl, changelog: `${frameworkRepository}/releases`}
              : {...release(name), docs: docsUrl},
          )}
        />
      </main>
    </Layout>
  );
}
