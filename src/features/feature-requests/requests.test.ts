import {describe, expect, it} from 'vitest';
import {featureRequests} from './requests';

describe('feature requests', () => {
  it('are listed once each', () => {
    const issues = featureRequests.map(({issue}) => issue);
    const titles = featureRequests.map(({title}) => title);
    expect(new Set(issues).size).toBe(issues.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('list open ones first', () => {
    const states = featureRequests.map(({state}) => state);
    expect(states).toEqual([...states].sort().reverse());
  });

  it.each(featureRequests)('#$issue has an outcome only if it is closed', (request) => {
    expect(request.state === 'open' && request.outcome !== undefined).toBe(false);
    expect(Number.isInteger(request.issue) && request.issue > 0).toBe(true);
  });
});
