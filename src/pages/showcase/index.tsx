import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {useDeferredValue, type ReactNode} from 'react';
import Filters from './_components/Filters';
import SiteCard from './_components/SiteCard';
import {filterSites, formatFilter, parseFilter, type ShowcaseFilter} from './_filter';
import styles from './styles.module.css';

/** The filter of the address bar, and a function that changes it there. */
function useFilter(): [ShowcaseFilter, (change: Partial<ShowcaseFilter>) => void] {
  const history = useHistory();
  const location = useLocation();
  // The server knows no query string: the first render shows every site, as the HTML does.
  const filter = parseFilter(useIsBrowser() ? location.search : '');
  const update = (change: Partial<ShowcaseFilter>) =>
    history.replace({...location, search: formatFilter({...filter, ...change})});
  return [filter, update];
}

export default function Showcase(): ReactNode {
  const [filter, updateFilter] = useFilter();
  const sites = filterSites(useDeferredValue(filter));
  return (
    <Layout title="Showcase" description="Sites that people have built with Docusaurus">
      <main className={styles.page}>
        <Heading as="h1">Showcase</Heading>
        <p className={styles.lead}>
          Sites that people have built with Docusaurus. Where the source is public, it is a good
          answer to “how did they do that?”.
        </p>
        <Filters filter={filter} onChange={updateFilter} />
        <p role="status" className={styles.count}>
          {sites.length === 1 ? '1 site' : `${sites.length} sites`}
        </p>
        {sites.length > 0 ? (
          <ul className={styles.sites}>
            {sites.map((site) => (
              <SiteCard key={site.name} site={site} />
            ))}
          </ul>
        ) : (
          <p>
            No site matches.{' '}
            <button
              type="button"
              className="button button--outline button--sm"
              onClick={() => updateFilter({query: '', tags: [], match: 'any'})}
            >
              Show all sites
            </button>
          </p>
        )}
      </main>
    </Layout>
  );
}
