import {showcaseSites} from '../sites';
import Heading from '@theme/Heading';
import React, {memo, useMemo, type ReactNode} from 'react';
import {isFiltering, siteMatcher, type ShowcaseFilter} from '../filter';
import AllSites from './AllSites';
import Matches from './Matches';
import styles from './styles.module.css';

const title = 'Matching sites';

type Props = {filter: ShowcaseFilter; onReset: () => void};

/** All sites in their sections, or one list of those that the filter lets through. */
function Results({filter, onReset}: Props): ReactNode {
  const filtering = isFiltering(filter);
  const matches = useMemo(() => showcaseSites.filter(siteMatcher(filter)), [filter]);
  return (
    <>
      <div className={styles.summary}>
        {filtering && (
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
        )}
        <p role="status" className={styles.count}>
          {matches.length === 1 ? '1 site' : `${matches.length} sites`}
        </p>
        {filtering && (
          <button type="button" className="button button--outline button--sm" onClick={onReset}>
            Show all sites
          </button>
        )}
      </div>
      {matches.length === 0 && <p>No site matches.</p>}
      {filtering && matches.length > 0 && <Matches sites={matches} title={title} />}
      <AllSites isSkipped={filtering} />
    </>
  );
}

export default memo(Results);
