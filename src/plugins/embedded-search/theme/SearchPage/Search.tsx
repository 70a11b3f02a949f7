import {translate} from '@docusaurus/Translate';
import {FilterForm, SearchField} from '@site/src/components/FilterForm';
import {useAddressFilter} from '@site/src/hooks/useAddressFilter';
import React, {type ReactNode} from 'react';
import Areas from './Areas';
import {searchFilterFormat} from './filter';
import ResultList from './ResultList';
import styles from './styles.module.css';
import {useResults} from './useResults';
import {useVersionScope, type VersionOption} from './useVersionScope';

type SelectProps = {
  value: string;
  options: VersionOption[];
  onChange: (value: string) => void;
};

function VersionSelect({value, options, onChange}: SelectProps): ReactNode {
  return (
    <label className={styles.version}>
      <span>{translate({id: 'site.searchPage.in', message: 'Search in'})}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

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
          <VersionSelect
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
