import {expect, it} from 'vitest';
import {withoutBuildPaths} from '.';

it('handles Windows paths, whose separators JSON escapes', () => {
  expect(withoutBuildPaths({source: 'C:\\site\\docs\\a.mdx'}, 'C:\\site')).toEqual({
    source: '@site\\docs\\a.mdx',
  });
});
