import {within} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import React from 'react';
import {expect, it} from 'vitest';
import FeatureRequestsPage from './FeatureRequestsPage';
import {readRequests} from './index';

const list = readRequests();
const {areas, recordedOn} = list;
const requests = areas.flatMap((area) => area.requests);

it('no issue or anchor is used twice', () => {
  const issues = requests.flatMap((request) => request.issues);
  const anchors = [...areas, ...requests].map(({id}) => id);
  expect(new Set(issues).size).toBe(issues.length);
  expect(new Set(anchors).size).toBe(anchors.length);
});

it.each(areas)('$title lists open requests first', (area) => {
  const states = area.requests.map(({state}) => state);
  expect(states).toEqual([...states].sort().reverse());
});

it.each(requests)('$id has what the page shows, and an outcome only if it is closed', (request) => {
  expect(request).toEqual({
    id: expect.any(String),
    title: expect.any(String),
    issues: [expect.any(Number), ...request.issues.slice(1)],
    state: expect.stringMatching(request.outcome ? /^closed$/u : /^(?:open|closed)$/u),
    ...(request.outcome && {outcome: expect.any(String)}),
    wish: expect.any(String),
    workaround: expect.any(String),
    links: expect.any(Object),
  });
});

it('each request has its area, state, date, issues and workaround', () => {
  // Without this element, the page takes its HTML for that of the not-found page.
  document.body.innerHTML = '<div id="feature-requests"></div>';
  renderPage('/feature-requests/', <FeatureRequestsPage list={list} />);
  const textsOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({textContent}) => textContent);
  expect(textsOf('main h2')).toEqual(areas.map(({title}) => expect.stringContaining(title)));
  expect(Array.from(document.querySelectorAll('main h3'), ({id}) => id)).toEqual(
    requests.map(({id}) => id),
  );
  const merged = requests.find(({issues}) => issues.length > 1)!;
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
