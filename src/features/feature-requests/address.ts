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
 * Creates a function that tests whether a request matches the filter. The query finds any text of a
 * request, and its issue numbers.
 */
export function requestMatcher({
  query,
  state,
}: RequestFilter): (request: FeatureRequest) => boolean {
  const needle = query.trim().toLowerCase();
  return ({title, wish, workaround, issues, ...request}) =>
    (state === 'all' || request.state === state) &&
    [title, wish, workaround, ...issues.map((issue) => `#${issue}`)]
      .join('\n')
      .toLowerCase()
      .includes(needle);
}

/** What the page shows at a path. */
export type View =
  | {kind: 'list'}
  | {kind: 'request'; request: FeatureRequest}
  /** `path` is relative to the path of the list. */
  | {kind: 'unknown'; path: string};

/**
 * A request is at the number of any of its issues, such as `/feature-requests/969/`.
 *
 * @param pathname as the browser gives it
 * @param root the path of the list, with both slashes
 */
export function viewOf(pathname: string, root: string): View {
  const path = pathname.slice(root.length).replace(/(?:^|\/)(?:index\.html)?$/, '');
  if (path === '') {
    return {kind: 'list'};
  }
  const request = featureRequests.find(({issues}) => issues.map(String).includes(path));
  return request ? {kind: 'request', request} : {kind: 'unknown', path};
}
