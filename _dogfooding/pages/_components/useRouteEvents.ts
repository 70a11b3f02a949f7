import {
  readEvents,
  subscribe,
  type RouteEvent,
} from '@site/_dogfooding/client-modules/route-events';
import {useSyncExternalStore} from 'react';

const none: RouteEvent[] = [];

/** The calls of the example client module since the page was loaded; none while it is built. */
export const useRouteEvents = (): RouteEvent[] =>
  useSyncExternalStore(subscribe, readEvents, () => none);

/** What an address bar shows of a location after the host. */
export const addressOf = ({
  pathname,
  search,
  hash,
}: Pick<RouteEvent['location'], 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;
