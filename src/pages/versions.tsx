import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ScrollTable from '@site/src/components/ScrollTable';
import {archivedVersions, pastReleases} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

type Row = {name: string; docs?: string; notes?: string};

function VersionTable({rows, caption}: {rows: Row[]; caption: string}): ReactNode {
  return (
    <ScrollTable>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Docs</th>
          <th scope="col">Release notes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, docs, notes}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{docs ? <Link to={docs}>{`Docs of ${name}`}</Link> : 'Not kept'}</td>
            <td>{notes ? <Link to={notes}>{`Changes in ${name}`}</Link> : 'Unreleased'}</td>
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
  const releaseUrl = (name: string) => `${frameworkRepository}/releases/tag/v${name}`;
  const latest = useLatestVersion(undefined);
  const versions = useVersions(undefined);
  const canary = versions.find(({name}) => name === 'current')!;
  const older = versions.filter((version) => version !== canary && version !== latest);

  return (
    <Layout
      title="Versions"
      description="Every version of Docusaurus that has docs, here or archived"
    >
      <main className="container container--fluid margin-vert--lg page-narrow">
        <Heading as="h1">Versions</Heading>

        <Heading as="h2" id="latest">
          Current release
        </Heading>
        <p>Use this one unless you have a reason not to.</p>
        <VersionTable
          caption="Current release"
          rows={[{name: latest.label, docs: latest.path, notes: `/changelog/${latest.name}/`}]}
        />

        <Heading as="h2" id="next">
          Next release
        </Heading>
        <p>
          {canary.label} docs describe what is newer than the current release. Details may still
          change.
        </p>
        <VersionTable caption="Next release" rows={[{name: canary.label, docs: canary.path}]} />

        <Heading as="h2" id="past">
          Past releases
        </Heading>
        <p>Releases before the current one no longer receive fixes.</p>
        <VersionTable
          caption="Past releases"
          rows={[
            ...older.map(({name, label, path}) => ({
              name: label,
              docs: path,
              notes: `/changelog/${name}/`,
            })),
            ...pastReleases.map((name) => ({name, notes: `/changelog/${name}/`})),
          ]}
        />

        <Heading as="h2" id="archived">
          Archived docs
        </Heading>
        <p>Version 2 and before are kept on sites of their own, as they were.</p>
        <VersionTable
          caption="Archived docs"
          rows={archivedVersions.map(({name, docsUrl}) => ({
            name,
            docs: docsUrl,
            notes: name === '1.x' ? `${frameworkRepository}/releases` : releaseUrl(name),
          }))}
        />
      </main>
    </Layout>
  );
}
