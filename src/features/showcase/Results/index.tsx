import Heading from '@theme/Heading';
import React, {memo, type ReactNode, useMemo, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {isFiltering, type ShowcaseFilter, siteMatcher} from '../filter';
import SiteCard from '../SiteCard';
import {type ShowcaseSite, showcaseSites} from '../sites';
import styles from './styles.module.css';

const isFavorite = ({tags}: ShowcaseSite) => tags.includes('favorite');

const sections = [
  {
    id: 'favorites',
    title: 'Favorites',
    intro:
      'The Docusaurus project marked these sites as favorites in its own showcase, and we kept its selection as it was.',
    sites: showcaseSites.filter(isFavorite),
  },
  {
    id: 'others',
    title: 'All other sites',
    sites: showcaseSites.filter((site) => !isFavorite(site)),
  },
];

/** All sites, favorites first. This is also what readers without JavaScript see. */
const AllSites = memo(function AllSites() {
  return sections.map(({id, title, intro, sites}) => (
    <section key={id} className={styles.section}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      {intro && <p className={styles.intro}>{intro}</p>}
      <ul className={`clean-list ${styles.sites}`} aria-labelledby={id}>
        {sites.map((site) => (
          <SiteCard key={site.name} site={site} />
        ))}
      </ul>
    </section>
  ));
});

/** Fills a desktop screen. Rendering cards is what makes keystrokes slow. */
const shownAtFirst = 12;

type MatchesProps = {sites: ShowcaseSite[]; title: string};

/** The sites that match a filter: as many as fit the screen, and the rest on request. */
function Matches({sites, title}: MatchesProps): ReactNode {
  // The list that the reader expanded. Another filter creates another list.
  const [expanded, setExpanded] = useState<ShowcaseSite[]>();
  const listRef = useRef<HTMLUListElement>(null);
  const shown = expanded === sites ? sites : sites.slice(0, shownAtFirst);
  const showRest = () => {
    flushSync(() => setExpanded(sites));
    // The button is gone, so the focus moves to the first new card.
    listRef.current?.children[shown.length]?.querySelector('a')?.focus({preventScroll: true});
  };
  return (
    <>
      <ul ref={listRef} className={`clean-list ${styles.sites}`} aria-label={title}>
        {shown.map((site) => (
          <SiteCard key={site.name} site={site} />
        ))}
      </ul>
      {shown.length < sites.length && (
        <button type="button" className={styles.more} onClick={showRest}>
          Show {sites.length - shown.length} more
        </button>
      )}
    </>
  );
}

const title = 'Matching sites';

type Props = {filter: ShowcaseFilter; onReset: () => void};

/** All sites in sections, or a single list of those that match the filter. */
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
          <button type="button" className={styles.reset} onClick={onReset}>
            Show all sites
          </button>
        )}
      </div>
      {matches.length === 0 && <p>No sites match. Try other words or tags.</p>}
      {filtering && matches.length > 0 && <Matches sites={matches} title={title} />}
      {/*
       * It stays mounted while a filter hides it, so that the browser keeps its layout and the first
       * and last keystroke of a search are as fast as the others.
       */}
      <div className={filtering ? styles.skipped : undefined}>
        <AllSites />
      </div>
    </>
  );
}

export default memo(Results);
