import {Chip, Chips, FilterForm, SearchField} from '@site/src/components/FilterForm';
import {useAddressFilter} from '@site/src/hooks/useAddressFilter';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode, useCallback, useRef} from 'react';
import {noFilter, showcaseFilterFormat} from './filter';
import Results from './Results';
import {showcaseSites, type ShowcaseTag, showcaseTags} from './sites';
import styles from './styles.module.css';

const tags = (Object.keys(showcaseTags) as ShowcaseTag[]).map((tag) => ({
  tag,
  ...showcaseTags[tag],
  count: showcaseSites.filter((site) => site.tags.includes(tag)).length,
}));

/**
 * The filters and results. Separate from the page, so that a keystroke doesn't render its layout.
 */
function Showcase(): ReactNode {
  const [filter, updateFilter] = useAddressFilter(showcaseFilterFormat);
  const searchRef = useRef<HTMLInputElement>(null);
  const toggle = (tag: ShowcaseTag) =>
    updateFilter({
      ...filter,
      tags: filter.tags.includes(tag)
        ? filter.tags.filter((other) => other !== tag)
        : [...filter.tags, tag],
    });
  const reset = useCallback(() => {
    updateFilter(noFilter);
    // The button disappears along with the filter.
    searchRef.current?.focus();
  }, [updateFilter]);

  return (
    <>
      <FilterForm label="Showcase">
        <SearchField
          ref={searchRef}
          label="Search names and descriptions"
          value={filter.query}
          onChange={(query) => updateFilter({...filter, query}, {isTyping: true})}
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
            onChange={({target}) =>
              updateFilter({...filter, match: target.checked ? 'all' : 'any'})
            }
          />
          Only show sites with all selected tags
        </label>
      </FilterForm>
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
