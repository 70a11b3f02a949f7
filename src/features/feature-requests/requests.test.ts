import {expect, it} from 'vitest';
import {areas, featureRequests} from './requests';

it('no issue or anchor is used twice', () => {
  const issues = featureRequests.flatMap((request) => request.issues);
  const anchors = [...areas, ...featureRequests].map(({id}) => id);
  expect(new Set(issues).size).toBe(issues.length);
  expect(new Set(anchors).size).toBe(anchors.length);
});

it.each(areas)('$title lists open requests first', ({requests}) => {
  const states = requests.map(({state}) => state);
  expect(states).toEqual([...states].sort().reverse());
});

it.each(featureRequests)('$id has an issue, and an outcome only if it is closed', (request) => {
  expect(request.issues.length).toBeGreaterThan(0);
  expect(request.state === 'open' && request.outcome !== undefined).toBe(false);
});
