import {useHistory, useLocation} from '@docusaurus/router';
import React, {useState, type ReactNode} from 'react';
import EventTable from './EventTable';
import {addressOf} from './useRouteEvents';

/** Buttons for what the history of the router can do, and what the page makes of it. */
export default function HistoryPanel(): ReactNode {
  const history = useHistory<{note: string} | undefined>();
  const location = useLocation<{note: string} | undefined>();
  const [visits, setVisits] = useState<string[][]>([]);
  const [shown, setShown] = useState<typeof location>();

  if (shown !== location) {
    setShown(location);
    setVisits([
      ...visits,
      [history.action, addressOf(location), location.state?.note ?? 'no state'],
    ]);
  }

  const actions: Record<string, () => void> = {
    'Push a query': () => history.push({search: '?way=pushed'}),
    'Replace the query': () => history.replace({search: '?way=replaced'}),
    'Push an anchor': () => history.push({...location, hash: '#anchor'}),
    'Push a state': () => history.push({...location, state: {note: 'a note in the state'}}),
    'Push the same again': () => history.push(location),
    Back: () => history.goBack(),
    Forward: () => history.goForward(),
  };

  return (
    <>
      <p style={{display: 'flex', flexWrap: 'wrap', gap: '0.5rem'}}>
        {Object.entries(actions).map(([label, onClick]) => (
          <button
            key={label}
            type="button"
            className="button button--secondary button--sm"
            onClick={onClick}
          >
            {label}
          </button>
        ))}
      </p>
      <EventTable caption="Locations" columns={['Action', 'Address', 'State']} rows={visits} />
    </>
  );
}
