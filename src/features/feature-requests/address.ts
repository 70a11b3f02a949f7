import {filterFormat} from '@site/src/hooks/filter-format';
import type {FeatureRequest} from './requests';

/** The reader's filter, which is also in the query string. */
export type RequestFilter = {query: string; state: FeatureRequest['state'] | 'all'};

export const noRequestFilter: RequestFilter = {query: '', state: 'all'};

/** Such as `?title=search&state=open`. Unknown states are ignored. */
export const requestFilterFormat = filterFormat<RequestFilter>({
  read(params) {
    const state = params.get('state');
    return {
      query: params.get('title') ?? '',
      state: state === 'open' || state === 'closed' ? state : 'all',
    };
  },
  write: ({query, state}) => ({title: query, state: state === 'all' ? '' : state}),
});

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

/** What the page shows at a path: the list, with one marked request or an error. */
export type View = {request?: FeatureRequest; unknownPath?: string};

/**
 * A request is at the number of any of its issues, such as `/feature-requests/969/`.
 *
 * @param pathname as the browser gives it
 * @param root the path of the list, with both slashes
 * @param requests all of them
 */
export function viewOf(pathname: string, root: string, requests: FeatureRequest[]): View {
  const path = pathname.slice(root.length).replace(/(?:^|\/)(?:index\.html)?$/, '');
  if (path === '') {
    return {};
  }
  const request = requests.find(({issues}) => issues.map(String).includes(path));
  return request ? {request} : {unknownPath: path};
}
