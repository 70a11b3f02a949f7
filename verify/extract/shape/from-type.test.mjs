// @ts-check
import {expect, it} from 'vitest';
import {compile} from './compile.fixture.mjs';
import {entriesOf} from './entries.mjs';
import {fromOptionsType} from './from-type.mjs';

it.each([
  ['string', {type: 'string'}],
  ["'a' | 'b' | null", {type: 'string | null', values: ['a', 'b']}],
  ['boolean', {type: 'boolean'}],
  ['false | {path: string}', {type: 'boolean | object', values: [false]}],
  ['1 | 2', {type: 'number', values: [1, 2]}],
  ['number[]', {type: 'array', items: {type: 'number'}}],
  ['[string, number]', {type: 'array'}],
  ['() => void', {type: 'function'}],
  ['RegExp', {type: 'object'}],
  ['unknown', {type: 'any'}],
])('reads an option of type %s', (text, facts) => {
  const {type, checker} = compile(`type Options = {option?: ${text}};`);
  expect(entriesOf(fromOptionsType(type, checker))).toEqual([
    expect.objectContaining({path: 'option', ...facts}),
  ]);
});

it('an option without a question mark is required', () => {
  const {type, checker} = compile('type Options = {id: string; path?: string};');
  expect(entriesOf(fromOptionsType(type, checker))).toEqual([
    {path: 'id', type: 'string', required: true},
    {path: 'path', type: 'string'},
  ]);
});
