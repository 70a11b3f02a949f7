import {showcaseSites, type ShowcaseSite} from '@site/src/data/showcase';
import Heading from '@theme/Heading';
import React, {memo, type ReactNode} from 'react';
import {isFiltering, siteMatcher, type ShowcaseFilter} from '../../_filter';
import SiteCard from '../SiteCard';
import styles from './styles.module.css';

const isFavorite = ({tags}: ShowcaseSite) => tags.includes('favorite');

const sections = [
  {id: 'favorites', title: 'Favorites', sites: showcaseSites.filter(isFavorite)},
  {
    id: 'others',
    title: 'All other sites',
    sites: showcaseSites.filter((site) => !isFavorite(site)),
  },
];

type Props = {filter: ShowcaseFilter; onReset: () => void};

/**
 * Every site, with those hidden that the filter keeps out: to show and to hide is much less work
 * for a browser than to make and to remove. The sections merge into one list while it filters.
 */
function Results({filter, onReset}: Props): ReactNode {
  const filtering = isFiltering(filter);
  const matches = siteMatcher(filter);
  const count = showcaseSites.filter(matches).length;
  return (
    <>
      <div className={styles.summary}>
        {filtering && (
          <Heading as="h2" className={styles.title}>
            Matching sites
          </Heading>
        )}
        <p role="status" className={styles.count}>
          {count === 1 ? '1 site' : `${count} sites`}
        </p>
        {filtering && (
          <button type="button" className="button button--outline button--sm" onClick={onReset}>
            Show all sites
          </button>
        )}
      </div>
      {count === 0 && <p>No site matches.</p>}
      <div className={styles.sites}>
        {sections.map(({id, title, sites}) => (
          <React.Fragment key={id}>
            <Heading as="h2" id={id} className={styles.title} hidden={filtering}>
              {title}
            </Heading>
            <ul className={styles.list} aria-label={title}>
              {sites.map((site) => (
                <SiteCard key={site.name} site={site} isHidden={!matches(site)} />
              ))}
            </ul>
          </React.Fragment>
        ))}
      </div>
    </>
  );
}

export default memo(Results);
