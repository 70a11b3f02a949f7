import {expect, it} from 'vitest';
import {readRequests} from './read-requests';
import {requestsOf} from './requests';

const {areas, recordedOn} = readRequests();
const requests = requestsOf({areas, recordedOn});

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
