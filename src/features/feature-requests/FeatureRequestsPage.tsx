import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ListHeader} from '@site/src/components/List';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TextLink from '@theme/MDXComponents/A';
import NotFound from '@theme/NotFound';
import clsx from 'clsx';
import React, {Fragment, type ReactNode} from 'react';
import type {FeatureRequest, RequestList} from './index';
import styles from './styles.module.css';

/** Identifies the HTML of this page. */
const pageId = 'feature-requests';

/**
 * Below this path, hosts with rewrites serve the list's HTML, and others serve 404.html. The first
 * render has to match the HTML, or hydration fails.
 */
const isHtmlOfNotFound = () =>
  ExecutionEnvironment.canUseDOM && document.getElementById(pageId) === null;

/** Text with code in backticks. */
function Prose({children}: {children: string}): ReactNode {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}

function RequestItem({
  id,
  title,
  issues,
  state,
  outcome,
  wish,
  workaround,
  links,
  recordedOn,
}: FeatureRequest & {recordedOn: string}): ReactNode {
  const {frameworkRepository} = useDocusaurusContext().siteConfig.customFields as {
    frameworkRepository: string;
  };
  return (
    <li className={styles.request}>
      <Heading as="h3" id={id} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.facts}>
        <span className={clsx(styles.state, styles[state])}>
          {state === 'open' ? 'Open' : 'Closed'}
        </span>
        <span>
          {outcome && `${outcome}, `}as of {recordedOn}
        </span>
        {issues.map((issue) => (
          <TextLink
            key={issue}
            href={`${frameworkRepository}/issues/${issue}`}
            aria-label={`Issue #${issue}`}
          >{`#${issue}`}</TextLink>
        ))}
      </p>
      <p>
        <Prose>{wish}</Prose>
      </p>
      <p>
        <strong>What you can do:</strong> <Prose>{workaround}</Prose>
      </p>
      <p className={styles.links}>
        {Object.entries(links).map(([label, to]) => (
          <TextLink key={label} href={to}>
            {label}
          </TextLink>
        ))}
      </p>
    </li>
  );
}

/** The areas, followed by one section of requests per area. */
export default function FeatureRequestsPage({list}: {list: RequestList}): ReactNode {
  const isHydrated = useIsBrowser();
  if (!isHydrated && isHtmlOfNotFound()) {
    return <NotFound />;
  }
  const {areas, recordedOn} = list;
  const all = areas.flatMap(({requests}) => requests);
  const openCount = all.filter(({state}) => state === 'open').length;
  return (
    <Layout
      title="Feature requests"
      description="The most requested Docusaurus features: what people want, the state, and what you can do"
    >
      <main id={pageId} className="container container--fluid margin-vert--lg page-narrow">
        <ListHeader title="Feature requests">
          What people want from Docusaurus again and again, and what you can do today
        </ListHeader>
        <p className={styles.introduction}>
          {openCount} requests are open and {all.length - openCount} are closed, as recorded in this
          site’s data on {recordedOn}. That may have changed since. To add your case, follow the
          issue number. A reaction on the first comment counts as a vote.
        </p>
        <nav aria-label="Areas">
          <ul className={styles.areas}>
            {areas.map(({id, title, requests}) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link> <span>{requests.length}</span>
              </li>
            ))}
          </ul>
        </nav>
        {areas.map(({id, title, requests}) => (
          <section key={id}>
            <Heading as="h2" id={id}>
              {title}
            </Heading>
            <ul className={styles.requests}>
              {requests.map((request) => (
                <RequestItem key={request.id} {...request} recordedOn={recordedOn} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
