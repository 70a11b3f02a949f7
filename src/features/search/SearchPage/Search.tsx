import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {FilterForm, SearchField, SelectField} from '@site/src/components/FilterForm';
import {useAddressFilter} from '@site/src/hooks/useAddressFilter';
import React, {type ReactNode} from 'react';
import {useSearchContext} from '../use-search-context';
import Areas from './Areas';
import {areas, scopeOf, searchFilterFormat} from './filter';
import ResultList from './ResultList';
import styles from './styles.module.css';
import {useResults} from './useResults';

const areaLabels: Record<keyof typeof areas, string> = {
  '': translate({id: 'site.searchPage.area.all', message: 'The whole site'}),
  docs: translate({id: 'site.searchPage.area.docs', message: 'Docs'}),
  community: translate({id: 'site.search.area.community', message: 'Community'}),
  blog: translate({id: 'site.search.area.blog', message: 'Blog'}),
  changelog: translate({id: 'site.search.area.changelog', message: 'Changelog'}),
  pages: translate({id: 'site.search.area.pages', message: 'Pages'}),
};

/** The field, filters and results, separate from the page so that it doesn't rerender. */
export default function Search(): ReactNode {
  const [filter, update] = useAddressFilter(searchFilterFormat);
  const readerTags = useSearchContext();
  const versions = useVersions(undefined);
  const names = versions.map(({name}) => name);
  const results = useResults(filter.query, scopeOf(filter, readerTags, names).join(' '));

  const readerVersion = readerTags[0]!.slice(areas.docs!.length);
  const isKnown = filter.version === 'all' || names.includes(filter.version);
  return (
    <>
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
            options={Object.entries(areaLabels).map(([value, label]) => ({value, label}))}
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
        <Areas />
      ) : (
        <ResultList {...results} isSearching={results.query !== filter.query} />
      )}
    </>
  );
}
