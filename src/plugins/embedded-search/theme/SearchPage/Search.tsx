import {translate} from '@docusaurus/Translate';
import {FilterForm, SearchField, SelectField} from '@site/src/components/FilterForm';
import {useAddressFilter} from '@site/src/hooks/useAddressFilter';
import React, {type ReactNode} from 'react';
import Areas from './Areas';
import {searchFilterFormat} from './filter';
import ResultList from './ResultList';
import styles from './styles.module.css';
import {useResults} from './useResults';
import {useVersionScope} from './useVersionScope';

/** The field, the choice of version, and the results. Apart from the frame of the page, which a keystroke does not concern. */
export default function Search(): ReactNode {
  const [{query, version}, update] = useAddressFilter(searchFilterFormat);
  const {tags, context, selected, options} = useVersionScope(version);
  const results = useResults(query, tags, context);

  return (
    <>
      <FilterForm label={translate({id: 'site.searchPage.label', message: 'Search this site'})}>
        <div className={styles.fields}>
          <SearchField
            label={translate({id: 'site.searchPage.query', message: 'Words to look for'})}
            value={query}
            onChange={(value) => update({query: value, version}, {isTyping: true})}
          />
          <SelectField
            label={translate({id: 'site.searchPage.in', message: 'Search in'})}
            value={selected}
            options={options}
            onChange={(value) => update({query, version: value})}
          />
        </div>
      </FilterForm>
      {query.trim() === '' ? (
        <Areas />
      ) : (
        <ResultList {...results} isSearching={results.query !== query} />
      )}
    </>
  );
}
