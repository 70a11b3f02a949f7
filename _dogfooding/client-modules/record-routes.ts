import type {ClientModule} from '@docusaurus/types';

type RouteUpdate = NonNullable<ClientModule['onRouteUpdate']>;

/** What records the events is loaded with the first page of the test area, and on no other. */
async function record(name: string, {location, previousLocation}: Parameters<RouteUpdate>[0]) {
  if (location.pathname.includes('/tests/pages/')) {
    const {addEvent} = await import('./route-events');
    addEvent({name, location, previousLocation});
  }
}

export const onRouteUpdate: RouteUpdate = (update) => {
  void record('onRouteUpdate', update);
  // Docusaurus calls this once the new route is loaded, before it is drawn.
  return () => void record('cleanup', update);
};

export const onRouteDidUpdate: RouteUpdate = (update) => {
  void record('onRouteDidUpdate', update);
};
