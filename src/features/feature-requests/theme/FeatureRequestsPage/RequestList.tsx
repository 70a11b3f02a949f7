import {Chip, Chips, FilterForm, SearchField} from '@site/src/components/FilterForm';
import {featureRequests, type FeatureRequest} from '../../requests';
import {useAddressFilter} from '@site/src/hooks/useAddressFilter';
import {noRequestFilter, requestFilterFormat, requestMatcher} from '../../filter';
import Heading from '@theme/Heading';
import React, {useRef, type ReactNode} from 'react';
import Request from './Request';
import styles from './styles.module.css';
import {useOpenRequest} from './useOpenRequest';

const ofState = (state: FeatureRequest['state']) =>
  featureRequests.filter((request) => request.state === state);

const sections = [
  {state: 'open', title: 'Open', requests: ofState('open')},
  {state: 'closed', title: 'Closed', requests: ofState('closed')},
] as const;

const states = [{state: 'all', title: 'All', requests: featureRequests}, ...sections] as const;

type Props = {
  /** The request of the address: it is open, and shown whatever the filter says. */
  selected: FeatureRequest | undefined;
  root: string;
};

/** Every request in a section a state, with the filters above. */
export default function RequestList({selected, root}: Props): ReactNode {
  // A filter is a question to the list, so it leads there from a request.
  const [filter, updateFilter] = useAddressFilter(requestFilterFormat, root);
  const searchRef = useRef<HTMLInputElement>(null);
  const onToggle = useOpenRequest(selected, root);
  const matches = requestMatcher(filter);
  const shown = featureRequests.filter((request) => matches(request) || request === selected);
  return (
    <>
      <FilterForm label="Feature requests">
        <SearchField
          ref={searchRef}
          label="Search by title"
          value={filter.query}
          onChange={(query) => updateFilter({...filter, query}, {isTyping: true})}
        />
        <Chips legend="State">
          {states.map(({state, title, requests}) => (
            <Chip
              key={state}
              label={title}
              count={requests.length}
              isPressed={filter.state === state}
              onClick={() => updateFilter({...filter, state})}
            />
          ))}
        </Chips>
      </FilterForm>
      <p role="status" className={styles.count}>
        {shown.length === 1 ? '1 request' : `${shown.length} requests`}
      </p>
      {shown.length === 0 && (
        <p>
          No request matches.{' '}
          <button
            type="button"
            className="button button--outline button--sm"
            onClick={() => {
              updateFilter(noRequestFilter);
              // The button that was pressed goes away with the filter.
              searchRef.current?.focus();
            }}
          >
            Show all requests
          </button>
        </p>
      )}
      {sections.map(({state, title, requests}) => (
        <section key={state} hidden={!requests.some((request) => shown.includes(request))}>
          <Heading as="h2" id={state}>
            {title}
          </Heading>
          <ul className={styles.requests}>
            {requests.map((request) => (
              <Request
                key={request.issue}
                request={request}
                isShown={shown.includes(request)}
                isOpen={request === selected}
                onToggle={onToggle}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
