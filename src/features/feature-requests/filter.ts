import type {FeatureRequest} from './requests';
import type {FilterFormat} from '@site/src/hooks/useAddressFilter';

/** What the reader asked for; the address bar holds the same in its query string. */
export type RequestFilter = {query: string; state: FeatureRequest['state'] | 'all'};

export const noRequestFilter: RequestFilter = {query: '', state: 'all'};

/** `?title=search&state=open`; an unknown state is dropped. */
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

/** A test for requests: does the filter let this one through? A number is looked for, too. */
export function requestMatcher({
  query,
  state,
}: RequestFilter): (request: FeatureRequest) => boolean {
  const needle = query.trim().toLowerCase();
  return (request) =>
    (state === 'all' || request.state === state) &&
    `${request.title} #${request.issue}`.toLowerCase().includes(needle);
}
