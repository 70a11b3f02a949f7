import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

export type RouteEvent = {
  /** The function of the client module that was called; `cleanup` is what `onRouteUpdate` gave back. */
  name: string;
  location: Location;
  previousLocation: Location | null;
};

let events: RouteEvent[] = [];
const listeners = new Set<() => void>();

/** Keeps an event, and tells whoever shows them. */
export function addEvent(event: RouteEvent): void {
  events = [...events, event];
  listeners.forEach((listener) => listener());
}

/** The events since the page was loaded, in their order; for `useSyncExternalStore`. */
export const readEvents = (): RouteEvent[] => events;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
