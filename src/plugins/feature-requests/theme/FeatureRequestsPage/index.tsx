import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {featureRequests, type FeatureRequest} from '@site/src/data/featureRequests';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

function Request({issue, title, outcome}: FeatureRequest): ReactNode {
  const {frameworkRepository} = useDocusaurusContext().siteConfig.customFields as {
    frameworkRepository: string;
  };
  return (
    <li className={styles.request}>
      <Link to={`${frameworkRepository}/issues/${issue}`}>{title}</Link>
      <span className={styles.details}>
        {`#${issue}`}
        {outcome && ` · ${outcome}`}
      </span>
    </li>
  );
}

function Requests({heading, state}: {heading: string; state: FeatureRequest['state']}): ReactNode {
  const requests = featureRequests.filter((request) => request.state === state);
  return (
    <section>
      <Heading as="h2" id={state}>
        {`${heading} (${requests.length})`}
      </Heading>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <Request key={request.issue} {...request} />
        ))}
      </ul>
    </section>
  );
}

export default function FeatureRequestsPage(): ReactNode {
  return (
    <Layout
      title="Feature requests"
      description="What people ask of Docusaurus most, what became of it, and where it is discussed"
    >
      <main className="container container--fluid margin-vert--lg page-narrow">
        <Heading as="h1">Feature requests</Heading>
        <p>
          These requests come up again and again. Each title leads to the discussion in the
          framework’s repository, where you can add your case. A reaction on the first comment
          counts as a vote.
        </p>
        <Requests heading="Open" state="open" />
        <Requests heading="Closed" state="closed" />
      </main>
    </Layout>
  );
}
