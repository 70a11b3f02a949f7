import {Chip, Chips, FilterForm, SearchField} from '@site/src/components/FilterForm';
import {type UpdateFilter, useAddressFilter} from '@site/src/hooks/useAddressFilter';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode, type Ref, useCallback, useRef} from 'react';
import {noFilter, type ShowcaseFilter, showcaseFilterFormat} from './filter';
import Results from './Results';
import {showcaseSites, type ShowcaseTag, showcaseTags} from './sites';
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

function Filters({filter, onChange, searchRef}: Props): ReactNode {
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
        label="Search names and descriptions"
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
        Only show sites with all selected tags
      </label>
    </FilterForm>
  );
}

/**
 * The filters and results. Separate from the page, so that a keystroke doesn't render its layout.
 */
function Showcase(): ReactNode {
  const [filter, updateFilter] = useAddressFilter(showcaseFilterFormat);
  const searchRef = useRef<HTMLInputElement>(null);
  const reset = useCallback(() => {
    updateFilter(noFilter);
    // The button disappears along with the filter.
    searchRef.current?.focus();
  }, [updateFilter]);
  return (
    <>
      <Filters filter={filter} onChange={updateFilter} searchRef={searchRef} />
      <Results filter={filter} onReset={reset} />
    </>
  );
}

export default function ShowcasePage(): ReactNode {
  return (
    <Layout title="Showcase" description="Sites that people have built with Docusaurus">
      <main className={styles.page}>
        <Heading as="h1">Showcase</Heading>
        <p className={styles.lead}>
          Docs, blogs, and other sites built with Docusaurus. Most of them link to their source
          code, so you can see how they were made.
        </p>
        <Showcase />
      </main>
    </Layout>
  );
}
