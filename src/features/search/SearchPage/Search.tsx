import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {FilterForm, SearchField, SelectField} from '@site/src/components/FilterForm';
import {docPath, lastVersion} from '@site/src/data/versions';
import {useAddressFilter} from '@site/src/hooks/useAddressFilter';
import React, {type ReactNode} from 'react';
import {useAfterPause} from '../use-after-pause';
import {areaLabels, useSearchContext} from '../use-search-context';
import {areas, scopeOf, searchFilterFormat} from './filter';
import ResultList from './ResultList';
import styles from './styles.module.css';
import {useResults} from './useResults';

const areaOptions: Record<keyof typeof areas, string> = {
  '': translate({id: 'site.searchPage.area.all', message: 'The whole site'}),
  docs: translate({id: 'site.searchPage.area.docs', message: 'Docs'}),
  ...areaLabels,
};

const startingPoints = [
  {to: docPath(), label: 'Docs', text: `Guides and reference of ${lastVersion}`},
  {
    to: '/docs/',
    label: 'Canary docs',
    text: `Guides and reference of what came after ${lastVersion}`,
  },
  {to: '/versions/', label: 'Versions', text: 'All docs versions'},
  {to: '/blog/', label: 'Blog', text: 'Releases explained'},
  {to: '/changelog/', label: 'Changelog', text: 'Every change, release by release'},
  {to: '/community/support/', label: 'Community', text: 'Help, contributing, team'},
  {to: '/showcase/', label: 'Showcase', text: 'Sites built with Docusaurus'},
  {to: '/feature-requests/', label: 'Feature requests', text: 'What people have asked for'},
];

/** Starting points for readers who don't know what to search for. */
function StartingPoints(): ReactNode {
  return (
    <>
      <p className={styles.areasLead}>
        Or start from one of these areas. Each lists all of its pages in a sidebar or on its first
        page.
      </p>
      <ul className={styles.areas}>
        {startingPoints.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The field, filters and results, separate from the page so that it doesn't rerender. */
export default function Search(): ReactNode {
  const [filter, update] = useAddressFilter(searchFilterFormat);
  const readerTags = useSearchContext();
  const versions = useVersions(undefined);
  const names = versions.map(({name}) => name);
  const results = useResults(filter.query, scopeOf(filter, readerTags, names).join(' '));

  const settledQuery = useAfterPause(filter.query.trim());
  const readerVersion = readerTags[0]!.slice(areas.docs!.length);
  const isKnown = filter.version === 'all' || names.includes(filter.version);
  return (
    <>
      {settledQuery && (
        <PageMetadata
          title={translate(
            {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
            {query: settledQuery},
          )}
        />
      )}
      <FilterForm label={translate({id: 'site.searchPage.label', message: 'Search this site'})}>
        <div className={styles.fields}>
          <SearchField
            label={translate({id: 'site.searchPage.query', message: 'Search for'})}
            value={filter.query}
            onChange={(query) => update({...filter, query}, {isTyping: true})}
          />
          <SelectField
            label={translate({id: 'site.searchPage.in', message: 'Search in'})}
            value={filter.area}
            options={Object.entries(areaOptions).map(([value, label]) => ({value, label}))}
            onChange={(area) => update({...filter, area})}
          />
          <SelectField
            label={translate({id: 'site.searchPage.version', message: 'Docs version'})}
            value={isKnown ? filter.version : readerVersion}
            options={[
              ...versions.map(({name, label}) => ({value: name, label})),
              {
                value: 'all',
                label: translate({id: 'site.searchPage.version.all', message: 'All versions'}),
              },
            ]}
            onChange={(version) => update({...filter, version})}
          />
        </div>
      </FilterForm>
      {filter.query.trim() === '' ? (
        <StartingPoints />
      ) : (
        <ResultList {...results} isSearching={results.query !== filter.query} />
      )}
    </>
  );
}
