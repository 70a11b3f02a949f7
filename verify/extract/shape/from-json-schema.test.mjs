// @ts-check
import {expect, it} from 'vitest';
import {entriesOf} from './entries.mjs';
import {fromJsonSchema} from './from-json-schema.mjs';

it('ESLint rule options are listed with their defaults', () => {
  const shape = fromJsonSchema(
    {
      type: 'object',
      required: ['level'],
      properties: {
        ignoredStrings: {type: 'array', items: {type: 'string'}},
        level: {enum: ['on', 'off', null]},
        depth: {type: ['integer', 'null']},
      },
    },
    {ignoredStrings: []},
  );
  expect(entriesOf(shape)).toEqual([
    {path: 'depth', type: 'number | null'},
    {path: 'ignoredStrings', type: 'array', items: {type: 'string'}, default: []},
    {path: 'level', type: 'string | null', values: ['off', 'on'], required: true},
  ]);
});
