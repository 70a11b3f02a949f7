// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {read, readField} from './read-joi.fixture.mjs';

describe('fields', () => {
  it('are listed by path in order', () => {
    const tag = Joi.object({label: Joi.string().required()}).unknown();
    const schema = Joi.object({tags: Joi.array().items(Joi.string(), tag), id: Joi.string()});
    expect(read(schema)).toEqual([
      {path: 'id', type: 'string'},
      {path: 'tags', type: 'array', items: {type: 'string | object', unknown: true}},
      {path: 'tags[].label', type: 'string', required: true},
    ]);
  });

  it.each([
    ['a name pattern', Joi.object().pattern(/.*/u, Joi.object({label: Joi.string()}))],
    ['a name schema', Joi.object().pattern(Joi.string(), Joi.object({label: Joi.string()}))],
  ])('with %s become <name>', (_, schema) => {
    expect(read(Joi.object({versions: schema}))).toEqual([
      {path: 'versions', type: 'object', entries: {type: 'object'}},
      {path: 'versions.<name>.label', type: 'string'},
    ]);
    expect(read(schema.required())[0]).toEqual({path: '<name>', type: 'object'});
  });

  it('are omitted if they are forbidden', () => {
    expect(read(Joi.object({old: Joi.any().forbidden(), new: Joi.string()}))).toEqual([
      {path: 'new', type: 'string'},
    ]);
  });

  it('include those of appended and concatenated schemas', () => {
    const schema = Joi.object({a: Joi.string()})
      .append({b: Joi.string()})
      .concat(Joi.object({c: Joi.string()}));
    expect(read(schema).map(({path}) => path)).toEqual(['a', 'b', 'c']);
  });

  it('include aliases', () => {
    const schema = Joi.object({imageURL: Joi.string().required()}).rename('image_url', 'imageURL');
    expect(read(schema.or('imageURL'))[1]).toEqual({
      path: 'image_url',
      type: 'string',
      alias: 'imageURL',
    });
  });

  it('of tuple items are merged', () => {
    const tuple = Joi.array().ordered(Joi.function().required(), Joi.any().required());
    expect(readField(Joi.array().items(tuple, Joi.function()))).toEqual({
      type: 'array',
      items: {type: 'array | function'},
    });
  });

  it('are deprecated if Joi warns about them', () => {
    const schema = Joi.string().warning('deprecate.error', {alternative: 'x'});
    expect(readField(schema)).toEqual({type: 'string', deprecated: true});
  });

  it('are not followed endlessly if they link back to their parent', () => {
    const schema = Joi.object({
      item: Joi.object({items: Joi.array().items(Joi.link('#itemSchema'))}).id('itemSchema'),
    });
    expect(read(schema)).toEqual([
      {path: 'item', type: 'object'},
      {path: 'item.items', type: 'array', items: {type: 'object'}},
    ]);
  });
});
