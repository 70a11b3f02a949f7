import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that the search could not be loaded, and offers to try again. */
export default function LoadFailure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p className={styles.help}>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
