import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Chip, Chips, FilterForm, SearchField} from '@site/src/components/FilterForm';
import {useAddressFilter} from '@site/src/hooks/useAddressFilter';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, {type ReactNode, useRef} from 'react';
import {noRequestFilter, requestFilterFormat, requestMatcher} from '../../address';
import {type FeatureRequest, featureRequests} from '../../requests';
import styles from './styles.module.css';
import {useOpenRequest} from './useOpenRequest';

type RequestItemProps = {
  request: FeatureRequest;
  isShown: boolean;
  /** Whether the URL is that of this request. */
  isOpen: boolean;
  onToggle: (request: FeatureRequest, element: HTMLDetailsElement) => void;
};

function RequestItem({request, isShown, isOpen, onToggle}: RequestItemProps): ReactNode {
  const {issue, title, state, outcome, details, here, link} = request;
  const {frameworkRepository} = useDocusaurusContext().siteConfig.customFields as {
    frameworkRepository: string;
  };
  return (
    <li hidden={!isShown} aria-current={isOpen ? 'true' : undefined}>
      <details
        id={`request-${issue}`}
        className={clsx(styles.request, isOpen && styles.selected)}
        open={isOpen}
        onToggle={(event) => onToggle(request, event.currentTarget)}
      >
        <summary className={styles.summary}>
          <Heading as="h3" className={styles.title}>
            {title}
          </Heading>
          <span className={styles.facts}>
            {`#${issue}`}
            {outcome && ` · ${outcome}`}
          </span>
        </summary>
        <div className={styles.body}>
          {details && <p>{details}</p>}
          {here && (
            <p>
              <strong>On this site:</strong> {here}
            </p>
          )}
          <p className={styles.links}>
            {link && <Link to={link.to}>{link.label}</Link>}
            <Link to={`${frameworkRepository}/issues/${issue}`}>
              {state === 'open' ? `Discuss and vote on #${issue}` : `Read the discussion #${issue}`}
            </Link>
          </p>
        </div>
      </details>
    </li>
  );
}

const ofState = (state: FeatureRequest['state']) =>
  featureRequests.filter((request) => request.state === state);

const sections = [
  {state: 'open', title: 'Open', requests: ofState('open')},
  {state: 'closed', title: 'Closed', requests: ofState('closed')},
] as const;

const states = [{state: 'all', title: 'All', requests: featureRequests}, ...sections] as const;

type Props = {
  /**
   * The request of the current URL, which is open and always shown, even if it doesn't match the
   * filter.
   */
  selected: FeatureRequest | undefined;
  root: string;
};

/** The filters, followed by one section of requests per state. */
export default function RequestList({selected, root}: Props): ReactNode {
  // Filtering leads from a single request back to the list.
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
              // The button disappears along with the filter.
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
              <RequestItem
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
