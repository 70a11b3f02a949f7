import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import TextLink from '@theme/MDXComponents/A';
import React, {type ReactNode} from 'react';

/** Where readers report a problem with this site: its own repository, if the build names one. */
export default function ReportAddress({of}: {of: 'error' | 'security problem'}): ReactNode {
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields as {
    repositoryUrl?: string;
  };
  if (!repositoryUrl) {
    return <p>This copy of the site has no address for reports.</p>;
  }
  return of === 'error' ? (
    <p>
      Open an issue in <TextLink href={`${repositoryUrl}/issues`}>this site’s repository</TextLink>,
      or use the edit link at the end of the page to fix it yourself. Name the page and its version,
      and say how you know what’s right. The best evidence is a line of the package’s source.
    </p>
  ) : (
    <p>
      Report a security problem of this site to{' '}
      <TextLink href={repositoryUrl}>this site’s repository</TextLink>. Do it in private if the
      repository offers a way, and don’t put details in a public issue.
    </p>
  );
}
