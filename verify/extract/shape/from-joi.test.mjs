// @ts-check
import {Joi, JoiFrontMatter} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {read, readField} from './read-joi.fixture.mjs';

const mode = {type: 'string', values: ['a', 'b']};

describe('the type of an option', () => {
  it.each([
    ['any string', Joi.string().allow(''), {type: 'string'}],
    ['front matter strings', JoiFrontMatter.string(), {type: 'string'}],
    ['a non-empty string', Joi.string().disallow(''), {type: 'string'}],
    ['a number within limits', Joi.number().integer().min(2).max(Joi.ref('x')), {type: 'number'}],
    ['a boolean', Joi.bool(), {type: 'boolean'}],
    ['a date', Joi.date().raw(), {type: 'date'}],
    ['a function', Joi.function().maxArity(1), {type: 'function'}],
    ['any object', Joi.object().unknown(), {type: 'object'}],
    ['any array', Joi.array(), {type: 'array'}],
    ['anything', Joi.any(), {type: 'any'}],
    ['null or a string', Joi.string().allow(null), {type: 'string | null'}],
    [
      'false or a string',
      Joi.string().allow(null, false),
      {type: 'string | boolean | null', values: [false]},
    ],
    [
      'a function as one of the values',
      Joi.boolean().allow(null, () => undefined),
      {type: 'boolean | null'},
    ],
  ])('%s', (_, schema, facts) => {
    expect(readField(schema)).toEqual(facts);
  });
});

describe('the values of an option', () => {
  it.each([
    ['from valid()', Joi.string().valid('b', 'a'), mode],
    ['from a standalone equal()', Joi.equal('a', 'b'), mode],
    ['including null', Joi.string().valid(null, 'a', 'b'), {...mode, type: 'string | null'}],
    ['of several kinds', Joi.any().valid(false, null), {type: 'boolean | null', values: [false]}],
    ['remaining after invalid()', Joi.boolean().invalid(true), {type: 'boolean', values: [false]}],
    ['from a pattern', Joi.string().regex(/^x-/), {type: 'string', patterns: ['^x-']}],
    ['both booleans', Joi.alternatives(Joi.valid(true), Joi.valid(false)), {type: 'boolean'}],
  ])('%s', (_, schema, facts) => {
    expect(readField(schema)).toEqual(facts);
  });
});

describe('alternatives', () => {
  it.each([
    [
      'are merged into one type',
      Joi.alternatives().try(Joi.number(), Joi.string()),
      {type: 'string | number'},
    ],
    [
      'can be an array',
      [Joi.string(), Joi.array().items(Joi.string())],
      {type: 'string | array', items: {type: 'string'}},
    ],
    [
      'keep values if the other alternative is another type',
      Joi.alternatives().try(Joi.equal('ALL'), Joi.number()),
      {type: 'string | number', values: ['ALL']},
    ],
    [
      'drop values if another alternative allows any value of the type',
      Joi.alternatives(Joi.equal('a'), Joi.string()),
      {type: 'string'},
    ],
    [
      'stay optional even if they are marked as required',
      Joi.alternatives().try(Joi.string().required()),
      {type: 'string'},
    ],
    [
      'that convert the value have the type of the input',
      Joi.alternatives().conditional(Joi.string().valid('a', 'b'), {
        then: Joi.custom((value) => [value]),
        otherwise: Joi.forbidden(),
      }),
      mode,
    ],
    [
      'that depend on another option are all possible',
      Joi.alternatives().conditional('other', {is: 1, then: Joi.string(), otherwise: Joi.number()}),
      {type: 'string | number'},
    ],
  ])('%s', (_, schema, facts) => {
    expect(readField(schema)).toEqual(facts);
  });

  it('of objects merge their fields', () => {
    const schema = Joi.object({
      links: Joi.alternatives(
        Joi.array().items(Joi.object({title: Joi.string(), to: Joi.string().required()})),
        Joi.array().items(Joi.object({to: Joi.string().required(), href: Joi.string().required()})),
        Joi.object({id: Joi.string().required()}),
      ),
    });
    expect(read(schema)).toEqual([
      {path: 'links', type: 'object | array', items: {type: 'object'}},
      {path: 'links.id', type: 'string', required: true},
      {path: 'links[].href', type: 'string', requiredInSome: true},
      {path: 'links[].title', type: 'string'},
      {path: 'links[].to', type: 'string', required: true},
    ]);
  });
});

describe('the default of an option', () => {
  it.each([
    ['a value', Joi.string().default('x'), 'x'],
    ['null', Joi.string().allow(null).default(null), null],
    ['an object', Joi.object().default({a: [1]}), {a: [1]}],
    ["a function's return value", Joi.function().default(() => 1), 1],
    ['a function', Joi.function().default(() => () => undefined), {$: 'function'}],
    ['a regular expression', Joi.object().default(/a+/u), {$: 'regexp', source: 'a+', flags: 'u'}],
    ['the defaults of its fields', Joi.object({a: Joi.number().default(2)}).default(), {a: 2}],
    ['none', Joi.string().default(() => undefined), undefined],
    ['unknown if it depends on the parent', Joi.string().default((parent) => parent.x), undefined],
  ])('is %s', (_, schema, value) => {
    expect(readField(schema)).toHaveProperty('type');
    expect(/** @type {{default?: unknown}} */ (readField(schema)).default).toEqual(value);
  });
});
