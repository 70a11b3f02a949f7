// @ts-check
import {expect, it} from 'vitest';
import {toFact} from './shape.mjs';

it('a default that JSON cannot represent is stored by its type', () => {
  expect(toFact({parse: () => 1, marker: [/a|b/u, undefined, null], none: undefined})).toEqual({
    parse: {$: 'function'},
    marker: [{$: 'regexp', source: 'a|b', flags: 'u'}, undefined, null],
  });
});

it('a default that contains a local path is rejected', () => {
  expect(() => toFact({file: `${process.cwd()}/assets/rss.xsl`})).toThrow(
    /depends on the folder of the packages: .*rss\.xsl/u,
  );
});
