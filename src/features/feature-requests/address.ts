import type {FilterFormat} from '@site/src/hooks/useAddressFilter';
import {type FeatureRequest, featureRequests} from './requests';

/** The reader's filter, which is also in the query string. */
export type RequestFilter = {query: string; state: FeatureRequest['state'] | 'all'};

export const noRequestFilter: RequestFilter = {query: '', state: 'all'};

/** Such as `?title=search&state=open`. Unknown states are ignored. */
export const requestFilterFormat: FilterFormat<RequestFilter> = {
  parse(search) {
    const params = new URLSearchParams(search);
    const state = params.get('state');
    return {
      query: params.get('title') ?? '',
      state: state === 'open' || state === 'closed' ? state : 'all',
    };
  },
  format({query, state}, search) {
    const params = new URLSearchParams(search);
    ['title', 'state'].forEach((name) => params.delete(name));
    if (query) {
      params.set('title', query);
    }
    if (state !== 'all') {
      params.set('state', state);
    }
    const formatted = params.toString();
    return formatted && `?${formatted}`;
  },
};

/**
 * Creates a function that tests whether a request matches the filter. The query also matches issue
 * numbers.
 */
export function requestMatcher({
  query,
  state,
}: RequestFilter): (request: FeatureRequest) => boolean {
  const needle = query.trim().toLowerCase();
  return (request) =>
    (state === 'all' || request.state === state) &&
    `${request.title} #${request.issue}`.toLowerCase().includes(needle);
}

/** What the page shows at a path. */
export type View =
  | {kind: 'list'}
  | {kind: 'request'; request: FeatureRequest}
  /** `path` is relative to the path of the list. */
  | {kind: 'unknown'; path: string};

/**
 * @param pathname as the browser gives it
 * @param root the path of the list, with both slashes
 */
export function viewOf(pathname: string, root: string): View {
  const path = pathname.slice(root.length).replace(/(?:^|\/)(?:index\.html)?$/, '');
  if (path === '') {
    return {kind: 'list'};
  }
  const request = featureRequests.find(({issue}) => String(issue) === path);
  return request ? {kind: 'request', request} : {kind: 'unknown', path};
}

/** The path of a request below `root`. */
export const requestPath = ({issue}: FeatureRequest, root: string): string => `${root}${issue}/`;
