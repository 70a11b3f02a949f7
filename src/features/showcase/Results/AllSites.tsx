import {showcaseSites, type ShowcaseSite} from '../sites';
import Heading from '@theme/Heading';
import React, {memo, type ReactNode} from 'react';
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

/**
 * Every site, favorites first; what a reader without JavaScript sees.
 *
 * It is never unmounted: while a filter is on, the browser skips it and keeps its layout, so that
 * the first letter of a search and the end of it cost as little as those in between.
 */
function AllSites({isSkipped}: {isSkipped: boolean}): ReactNode {
  return (
    <div className={isSkipped ? styles.skipped : undefined}>
      <Sections />
    </div>
  );
}

const Sections = memo(function Sections() {
  return sections.map(({id, title, sites}) => (
    <section key={id} className={styles.section}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.sites} aria-labelledby={id}>
        {sites.map((site) => (
          <SiteCard key={site.name} site={site} />
        ))}
      </ul>
    </section>
  ));
});

export default AllSites;
