import {Chip, Chips, FilterForm, SearchField} from '@site/src/components/FilterForm';
import {showcaseSites, showcaseTags, type ShowcaseTag} from './sites';
import type {UpdateFilter} from '@site/src/hooks/useAddressFilter';
import React, {type ReactNode, type Ref} from 'react';
import type {ShowcaseFilter} from './filter';
import styles from './styles.module.css';

const tags = (Object.keys(showcaseTags) as ShowcaseTag[]).map((tag) => ({
  tag,
  ...showcaseTags[tag],
  count: showcaseSites.filter((site) => site.tags.includes(tag)).length,
}));

type Props = {
  filter: ShowcaseFilter;
  onChange: UpdateFilter<ShowcaseFilter>;
  searchRef: Ref<HTMLInputElement>;
};

export default function Filters({filter, onChange, searchRef}: Props): ReactNode {
  const toggle = (tag: ShowcaseTag) =>
    onChange({
      ...filter,
      tags: filter.tags.includes(tag)
        ? filter.tags.filter((other) => other !== tag)
        : [...filter.tags, tag],
    });

  return (
    <FilterForm label="Showcase">
      <SearchField
        ref={searchRef}
        label="Search by name"
        value={filter.query}
        onChange={(query) => onChange({...filter, query}, {isTyping: true})}
      />
      <Chips legend="Tags">
        {tags.map(({tag, label, description, count}) => (
          <Chip
            key={tag}
            label={label}
            title={description}
            count={count}
            isPressed={filter.tags.includes(tag)}
            onClick={() => toggle(tag)}
          />
        ))}
      </Chips>
      <label className={styles.match}>
        <input
          type="checkbox"
          checked={filter.match === 'all'}
          onChange={(event) => onChange({...filter, match: event.target.checked ? 'all' : 'any'})}
        />
        A site must have all chosen tags
      </label>
    </FilterForm>
  );
}
