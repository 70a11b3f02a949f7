import {useAddressFilter} from '@site/src/hooks/useAddressFilter';
import React, {useCallback, useRef, type ReactNode} from 'react';
import {noFilter, showcaseFilterFormat} from './filter';
import Filters from './Filters';
import Results from './Results';

/** The filters and what they find. Apart from the page, whose frame a keystroke does not concern. */
export default function Showcase(): ReactNode {
  const [filter, updateFilter] = useAddressFilter(showcaseFilterFormat);
  const searchRef = useRef<HTMLInputElement>(null);
  const reset = useCallback(() => {
    updateFilter(noFilter);
    // The button that was pressed goes away with the filter.
    searchRef.current?.focus();
  }, [updateFilter]);
  return (
    <>
      <Filters filter={filter} onChange={updateFilter} searchRef={searchRef} />
      <Results filter={filter} onReset={reset} />
    </>
  );
}
