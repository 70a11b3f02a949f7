import React, {type ReactNode} from 'react';
import EventTable from './EventTable';
import {addressOf, useRouteEvents} from './useRouteEvents';

/** Every call of the example client module, in its order. */
export default function RouteCalls(): ReactNode {
  return (
    <EventTable
      caption="Calls of the client module"
      columns={['Function', 'For']}
      rows={useRouteEvents().map(({name, location}) => [
        <code key="name">{name}</code>,
        <code key="location">{addressOf(location)}</code>,
      ])}
    />
  );
}
