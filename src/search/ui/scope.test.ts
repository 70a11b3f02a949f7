import {expect, it} from 'vitest';
import {tagsOf} from './scope';

const context = {tags: ['docs-default-3.9.2', 'docs-community-current'], locale: 'en'};
const versionTags = ['docs-default-current', 'docs-default-3.9.2'];
const others = ['docs-community-current', 'blog', 'changelog', 'pages'];

it.each([
  ['context', undefined],
  ['everything', ['docs-default-3.9.2', 'docs-default-current', ...others]],
  ['other', others],
] as const)('the scope %s searches %j, the version of the reader first', (scope, tags) => {
  expect(tagsOf(scope, context, versionTags)).toEqual(tags);
});
