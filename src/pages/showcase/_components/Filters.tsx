import {showcaseSites, showcaseTags, type ShowcaseTag} from '@site/src/data/showcase';
import React, {type ReactNode} from 'react';
import type {ShowcaseFilter} from '../_filter';
import styles from './styles.module.css';

const tags = (Object.keys(showcaseTags) as ShowcaseTag[]).map((tag) => ({
  tag,
  ...showcaseTags[tag],
  count: showcaseSites.filter((site) => site.tags.includes(tag)).length,
}));

type Props = {filter: ShowcaseFilter; onChange: (change: Partial<ShowcaseFilter>) => void};

export default function Filters({filter, onChange}: Props): ReactNode {
  const toggle = (tag: ShowcaseTag) =>
    onChange({
      tags: filter.tags.includes(tag)
        ? filter.tags.filter((other) => other !== tag)
        : [...filter.tags, tag],
    });

  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        <span>Search by name</span>
        <input
          type="search"
          value={filter.query}
          onChange={(event) => onChange({query: event.target.value})}
        />
      </label>
      <fieldset className={styles.tags}>
        <legend>Tags</legend>
        {tags.map(({tag, label, description, count}) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            title={description}
            aria-pressed={filter.tags.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {label} <span className={styles.count}>{count}</span>
          </button>
        ))}
      </fieldset>
      <label className={styles.match}>
        <input
          type="checkbox"
          checked={filter.match === 'all'}
          onChange={(event) => onChange({match: event.target.checked ? 'all' : 'any'})}
        />
        A site must have all chosen tags
      </label>
    </form>
  );
}
