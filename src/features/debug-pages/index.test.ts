import {expect, it} from 'vitest';
import {withoutBuildPaths} from '.';

it('shows file paths relative to the project, at any depth', () => {
  const content = {docs: [{source: '/home/me/site/docs/a.mdx', title: 'A'}], count: 1};
  expect(withoutBuildPaths(content, '/home/me/site')).toEqual({
    docs: [{source: '@site/docs/a.mdx', title: 'A'}],
    count: 1,
  });
});

it('handles Windows paths, whose separators JSON escapes', () => {
  expect(withoutBuildPaths({source: 'C:\\site\\docs\\a.mdx'}, 'C:\\site')).toEqual({
    source: '@site\\docs\\a.mdx',
  });
});
