import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Chip, Chips, FilterForm, SearchField} from '@site/src/components/FilterForm';
import {useAddressFilter} from '@site/src/hooks/useAddressFilter';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import TextLink from '@theme/MDXComponents/A';
import React, {Fragment, type ReactNode, useEffect, useRef} from 'react';
import {noRequestFilter, requestFilterFormat, requestMatcher} from '../../address';
import {type FeatureRequest, type RequestList, requestsOf} from '../../requests';
import styles from './styles.module.css';

/** Text with code in backticks. */
function Prose({children}: {children: string}): ReactNode {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}

type RequestItemProps = {
  request: FeatureRequest;
  recordedOn: string;
  isShown: boolean;
  isSelected: boolean;
};

function RequestItem({request, recordedOn, isShown, isSelected}: RequestItemProps): ReactNode {
  const {id, title, issues, state, outcome, wish, workaround, links} = request;
  const {frameworkRepository} = useDocusaurusContext().siteConfig.customFields as {
    frameworkRepository: string;
  };
  const itemRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) {
      itemRef.current?.scrollIntoView();
    }
  }, [isSelected]);
  return (
    <li
      ref={itemRef}
      hidden={!isShown}
      aria-current={isSelected ? 'true' : undefined}
      className={clsx(styles.request, isSelected && styles.selected)}
    >
      <Heading as="h3" id={id} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.facts}>
        <span className={clsx(styles.state, styles[state])}>
          {state === 'open' ? 'Open' : 'Closed'}
        </span>
        <span>
          {outcome && `${outcome}, `}as of {recordedOn}
        </span>
        {issues.map((issue) => (
          <TextLink
            key={issue}
            href={`${frameworkRepository}/issues/${issue}`}
            aria-label={`Issue #${issue}`}
          >{`#${issue}`}</TextLink>
        ))}
      </p>
      <p>
        <Prose>{wish}</Prose>
      </p>
      <p>
        <strong>What you can do:</strong> <Prose>{workaround}</Prose>
      </p>
      <p className={styles.links}>
        {Object.entries(links).map(([label, to]) => (
          <TextLink key={label} href={to}>
            {label}
          </TextLink>
        ))}
      </p>
    </li>
  );
}

const stateLabels = {all: 'All', open: 'Open', closed: 'Closed'};

type Props = {
  list: RequestList;
  /** The request of the current URL, which is marked and scrolled into view. */
  selected: FeatureRequest | undefined;
  root: string;
};

/** The areas and the filters, followed by one section of requests per area. */
export default function Requests({list, selected, root}: Props): ReactNode {
  // Filtering leads from a single request back to the list.
  const [filter, updateFilter] = useAddressFilter(requestFilterFormat, root);
  const searchRef = useRef<HTMLInputElement>(null);
  const {areas, recordedOn} = list;
  const all = requestsOf(list);
  const matches = requestMatcher(filter);
  const shown = all.filter((request) => matches(request) || request === selected);

  return (
    <>
      <nav aria-label="Areas">
        <ul className={styles.areas}>
          {areas.map(({id, title, requests}) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link> <span>{requests.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <FilterForm label="Feature requests">
        <SearchField
          ref={searchRef}
          label="Search requests"
          value={filter.query}
          onChange={(query) => updateFilter({...filter, query}, {isTyping: true})}
        />
        <Chips legend="State">
          {(['all', 'open', 'closed'] as const).map((state) => (
            <Chip
              key={state}
              label={stateLabels[state]}
              count={all.filter(requestMatcher({query: '', state})).length}
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
      {areas.map(({id, title, requests}) => (
        <section key={id} hidden={!requests.some((request) => shown.includes(request))}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <ul className={styles.requests}>
            {requests.map((request) => (
              <RequestItem
                key={request.id}
                request={request}
                recordedOn={recordedOn}
                isShown={shown.includes(request)}
                isSelected={request === selected}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
