import {expect, it} from 'vitest';
import {groupVersions} from './group-versions';

it('releases are grouped by minor version and stage', () => {
  const items = ['3.1.0', '2.0.1', '2.0.0', '2.0.0-rc.1', '2.0.0-beta.10'].map((title) => ({
    title,
  }));
  const groups = groupVersions(items).map(
    ({title, items: group}) => `${title}: ${group.map(({label}) => label).join(' ')}`,
  );
  expect(groups).toEqual(['3.1: 3.1.0', '2.0: 2.0.1 2.0.0', '2.0 rc: rc.1', '2.0 beta: beta.10']);
});
