import {act, screen, waitFor, within} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {beforeEach, expect, it} from 'vitest';
import {readRequests} from './read-requests';
import {requestsOf} from './requests';
import FeatureRequestsPage from './theme/FeatureRequestsPage';

const list = readRequests();
const {areas, recordedOn} = list;
const featureRequests = requestsOf(list);
const openCount = featureRequests.filter(({state}) => state === 'open').length;
const closedCount = featureRequests.length - openCount;

const root = '/feature-requests/';
const merged = featureRequests.find(({issues}) => issues.includes(5201))!;

// Without this element, the page takes its HTML for that of the not-found page.
beforeEach(() => {
  document.body.innerHTML = '<div id="feature-requests"></div>';
});

const open = (path = '') => renderPage(root + path, <FeatureRequestsPage list={list} />);
const shown = () => Array.from(document.querySelectorAll('main li:not([hidden]) h3'), ({id}) => id);
const main = () => within(screen.getByRole('main'));

it('each request has its area, state, date, issues and workaround', () => {
  open();
  expect(Array.from(document.querySelectorAll('main h2'), ({textContent}) => textContent)).toEqual(
    areas.map(({title}) => expect.stringContaining(title)),
  );
  expect(shown()).toEqual(featureRequests.map(({id}) => id));
  const item = document.getElementById(merged.id)!.closest('li')!;
  expect(item).toHaveTextContent(`as of ${recordedOn}`);
  expect(item).toHaveTextContent('What you can do:');
  for (const issue of merged.issues) {
    expect(within(item).getByRole('link', {name: `Issue #${issue}`})).toHaveAttribute(
      'href',
      `https://github.com/facebook/docusaurus/issues/${issue}`,
    );
  }
});

it('an unknown path is an error with a link to the list, and shown as text', async () => {
  const {user, history} = open('%3Cimg%20src=x%20onerror=alert(1)%3E/');
  const alert = main().getByRole('alert');
  expect(alert).toHaveTextContent('There is no request at “<img src=x onerror=alert(1)>”.');
  expect(document.querySelector('main img')).toBeNull();
  await user.click(within(alert).getByRole('link', {name: 'All requests'}));
  expect(history.location.pathname).toBe(root);
  expect(main().queryByRole('alert')).toBeNull();
});

it('filters by text and state and keeps both in the URL', async () => {
  const {user, history} = open('969/');
  const chips = main().getByRole('group', {name: 'State'});
  expect(chips).toHaveTextContent(
    `All ${featureRequests.length}Open ${openCount}Closed ${closedCount}`,
  );
  await user.click(within(chips).getByRole('button', {name: /^Closed/u}));
  expect(history.location).toMatchObject({pathname: root, search: '?state=closed'});
  expect(main().getByRole('status')).toHaveTextContent(`${closedCount} requests`);
  await user.type(main().getByRole('searchbox', {name: 'Search requests'}), '#5201');
  await waitFor(() => expect(history.location.search).toBe('?title=%235201&state=closed'));
  expect(shown()).toEqual([merged.id]);
  expect(main().getByRole('status')).toHaveTextContent('1 request');
  act(() => history.goBack());
  expect(history.location.search).toBe('?state=closed');
  act(() => history.goBack());
  expect(history.location.pathname).toBe(`${root}969/`);
  expect(shown()).toHaveLength(featureRequests.length);
});

it('renders without taking back what was typed before hydration', () => {
  const {rerender} = open();
  const field = main().getByRole<HTMLInputElement>('searchbox', {name: 'Search requests'});
  field.value = 'version';
  rerender(<FeatureRequestsPage list={list} />);
  expect(field).toHaveValue('version');
});

it('shows a message and a reset button when nothing matches', async () => {
  const {user} = open('?title=zzzz');
  expect(main().getByText('No request matches.')).toBeInTheDocument();
  await user.click(main().getByRole('button', {name: 'Show all requests'}));
  expect(shown()).toHaveLength(featureRequests.length);
  expect(main().getByRole('searchbox')).toHaveValue('');
});
