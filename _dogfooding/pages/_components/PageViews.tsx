import React, {type ReactNode} from 'react';
import EventTable from './EventTable';
import {addressOf, useRouteEvents} from './useRouteEvents';

/** The page views that an analytics plugin would send: each change of the address once. */
export default function PageViews(): ReactNode {
  const views = useRouteEvents().filter(
    ({name, location, previousLocation}) =>
      name === 'onRouteDidUpdate' &&
      // A click on the link of where one is already is a navigation, too, but no view.
      (!previousLocation || addressOf(location) !== addressOf(previousLocation)),
  );
  return (
    <EventTable
      caption="Page views"
      columns={['Address', 'Came from', 'Sent by']}
      rows={views.map(({location, previousLocation}) => [
        <code key="to">{addressOf(location)}</code>,
        previousLocation ? <code key="from">{addressOf(previousLocation)}</code> : 'outside',
        // The first view is the script of the service itself: Docusaurus has no part in it.
        previousLocation ? 'the plugin' : 'the page as it loads',
      ])}
    />
  );
}
