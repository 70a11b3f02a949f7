// @ts-check
import {expect, it} from 'vitest';
import {toFact} from './shape.mjs';

it('a default without JSON form is told by its kind', () => {
  expect(toFact({parse: () => 1, marker: [/a|b/u, undefined, null], none: undefined})).toEqual({
    parse: {$: 'function'},
    marker: [{$: 'regexp', source: 'a|b', flags: 'u'}, undefined, null],
  });
});

it('a default that holds a path of this machine is refused', () => {
  expect(() => toFact({file: `${process.cwd()}/assets/rss.xsl`})).toThrow(
    /depends on the folder of the packages: .*rss\.xsl/u,
  );
});
