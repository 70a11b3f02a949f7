import {useVersions} from '@docusaurus/plugin-content-docs/client';
import ScrollTable from '@site/src/components/ScrollTable';
import {
  archivedVersions,
  canaryFramework,
  isCanaryNewer,
  minorOf,
  pastReleases,
} from '@site/src/data/versions';
import TextLink from '@theme/MDXComponents/A';
import React, {type ReactNode} from 'react';

type Choice = {uses: string; read: string; to: string; note?: string};

const orLatest = ', or you installed @latest';

/** Archived docs: those of the newest release stand for all releases of an older major version. */
function archivedChoices(currentMajor: string): Choice[] {
  const choices = archivedVersions.map(({name, docsUrl}) => {
    const [major = ''] = name.split('.');
    const uses = `${major === currentMajor ? minorOf(name) : major}.x`;
    return {uses, read: name, to: docsUrl, note: 'archived on another site'};
  });
  return choices.filter(
    ({uses}, index) => choices.findIndex((choice) => choice.uses === uses) === index,
  );
}

/** Tells readers which docs to read, by the version of the framework that they use. */
export default function WhichDocs(): ReactNode {
  const versions = useVersions(undefined);
  const canary = versions.find(({name}) => name === 'current')!;
  const released = versions.filter((version) => version !== canary);
  const oldest = released.at(-1)!;
  const choices: Choice[] = [
    ...(isCanaryNewer
      ? [
          {
            uses: `${minorOf(canaryFramework)}.x${orLatest}`,
            read: canary.label,
            to: canary.path,
            note: `checked against ${canaryFramework}`,
          },
        ]
      : []),
    ...released.map(({name, path, isLast}) => ({
      uses: `${minorOf(name)}.x${isLast && !isCanaryNewer ? orLatest : ''}`,
      read: name,
      to: path,
      note: isLast ? 'the latest release documented here' : undefined,
    })),
    {
      uses: `${minorOf(pastReleases.at(-1)!)} to ${minorOf(pastReleases[0]!)}`,
      read: oldest.name,
      to: oldest.path,
      note: 'the closest, and your version’s release notes below',
    },
    ...archivedChoices(released[0]!.name.split('.')[0]!),
  ];

  return (
    <ScrollTable aria-label="Which docs to read">
      <thead>
        <tr>
          <th scope="col">Your site uses</th>
          <th scope="col">Read</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({uses, read, to, note}) => (
          <tr key={uses}>
            <th scope="row">{uses}</th>
            <td>
              <TextLink href={to}>{read}</TextLink>
              {note && `, ${note}`}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
