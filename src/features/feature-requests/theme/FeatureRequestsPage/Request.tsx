import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FeatureRequest} from '../../requests';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  request: FeatureRequest;
  isShown: boolean;
  /** Whether the address is that of this request. */
  isOpen: boolean;
  onToggle: (request: FeatureRequest, element: HTMLDetailsElement) => void;
};

export default function Request({request, isShown, isOpen, onToggle}: Props): ReactNode {
  const {issue, title, state, outcome, details, here, link} = request;
  const {frameworkRepository} = useDocusaurusContext().siteConfig.customFields as {
    frameworkRepository: string;
  };
  return (
    <li hidden={!isShown} aria-current={isOpen ? 'true' : undefined}>
      <details
        id={`request-${issue}`}
        className={clsx(styles.request, isOpen && styles.selected)}
        open={isOpen}
        onToggle={(event) => onToggle(request, event.currentTarget)}
      >
        <summary className={styles.summary}>
          <Heading as="h3" className={styles.title}>
            {title}
          </Heading>
          <span className={styles.facts}>
            {`#${issue}`}
            {outcome && ` · ${outcome}`}
          </span>
        </summary>
        <div className={styles.body}>
          {details && <p>{details}</p>}
          {here && (
            <p>
              <strong>On this site:</strong> {here}
            </p>
          )}
          <p className={styles.links}>
            {link && <Link to={link.to}>{link.label}</Link>}
            <Link to={`${frameworkRepository}/issues/${issue}`}>
              {state === 'open' ? `Discuss and vote on #${issue}` : `Read the discussion #${issue}`}
            </Link>
          </p>
        </div>
      </details>
    </li>
  );
}
