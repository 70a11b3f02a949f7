import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  archivedVersions,
  canaryFramework,
  isCanaryNewer,
  pastReleases,
  releaseNotes,
} from '@site/src/data/versions';
import {ListHeader} from '@site/src/components/List';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TextLink from '@theme/MDXComponents/A';
import React, {type ReactNode} from 'react';
import UpgradeList from './_versions/UpgradeList';
import VersionList, {type Row} from './_versions/VersionList';
import WhichDocs from './_versions/WhichDocs';

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
      description="Which Docusaurus docs fit your site, upgrade checklists, and all versions with release notes, changes and source"
    >
      <main className="container container--fluid margin-vert--lg page-narrow">
        <ListHeader title="Versions">
          Which docs fit your site, how to upgrade, and everything about each release
        </ListHeader>

        <Heading as="h2" id="which">
          Which docs to read
        </Heading>
        <p>
          Run <code>npx docusaurus --version</code> in your site’s folder, or look for{' '}
          <code>@docusaurus/core</code> in its <code>package.json</code>.
        </p>
        <WhichDocs />
        {isCanaryNewer && (
          <p>
            npm’s{' '}
            <TextLink href="https://www.npmjs.com/package/@docusaurus/core?activeTab=versions">
              <code>latest</code> tag
            </TextLink>{' '}
            points to a release newer than {latest.name}. {canary.label} describes what came after{' '}
            {latest.name}.
          </p>
        )}

        <Heading as="h2" id="upgrade">
          Upgrade checklists
        </Heading>
        <p>
          You can skip minor versions: install the newest release, and go through every checklist on
          the way, starting with your version.
        </p>
        <UpgradeList />

        <Heading as="h2" id="latest">
          Latest release documented here
        </Heading>
        <VersionList caption="Latest release documented here" rows={[kept(latest)]} />

        <Heading as="h2" id="next">
          {canary.label}
        </Heading>
        <p>
          {canary.label} docs describe what came after {latest.name}. They’re checked against{' '}
          {canaryFramework}.
        </p>
        <VersionList
          caption={canary.label}
          rows={[
            {
              name: canary.label,
              release: canaryFramework,
              docs: canary.path,
              changes: `/versions/changes/${canary.label.toLowerCase()}/`,
              changelog: `${frameworkRepository}/releases/tag/v${canaryFramework}`,
              source: `${frameworkRepository}/tree/v${canaryFramework}`,
            },
          ]}
        />

        <Heading as="h2" id="past">
          Past releases
        </Heading>
        <p>Older releases no longer receive fixes.</p>
        <VersionList
          caption="Past releases"
          rows={[...older.map(kept), ...pastReleases.map(release)]}
        />

        <Heading as="h2" id="archived">
          Archived docs
        </Heading>
        <p>The docs of these versions are archived on separate sites.</p>
        <VersionList
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
