// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {read, readField} from './read-joi.fixture.mjs';

describe('conditions', () => {
  it('on another field allow the values of all outcomes', () => {
    const schema = Joi.object({
      max: Joi.number(),
      min: Joi.number()
        .default(2)
        .when('max', {
          is: Joi.exist(),
          then: Joi.number().min(2).max(Joi.ref('max')),
          otherwise: Joi.number().min(2),
        }),
    });
    expect(read(schema)[1]).toEqual({path: 'min', type: 'number', default: 2});
  });

  it('can require a field in some cases', () => {
    const schema = Joi.object({
      attributes: Joi.object().when('customElement', {
        is: Joi.valid(true),
        then: Joi.optional(),
        otherwise: Joi.object()
          .pattern(/[\w-]+/u, Joi.string())
          .required(),
      }),
    });
    expect(read(schema)).toEqual([
      {path: 'attributes', type: 'object', entries: {type: 'string'}, requiredInSome: true},
    ]);
  });

  it('keep a default that only one outcome has', () => {
    const schema = Joi.when('type', {
      is: Joi.any().valid(null),
      then: Joi.string().optional(),
      otherwise: Joi.string().allow('').default(''),
    });
    expect(readField(schema)).toEqual({type: 'string', default: ''});
  });

  it('on the object itself merge the fields of all its variants', () => {
    const withType = (/** @type {string} */ type) =>
      Joi.object({type: Joi.string().required().equal(type)})
        .unknown()
        .required();
    const schema = Joi.object({position: Joi.string().default('left')}).when('.', {
      switch: [
        {is: withType('doc'), then: Joi.object({docId: Joi.string().required()})},
        {is: withType('link'), then: Joi.object({type: Joi.equal('link'), to: Joi.string()})},
        {
          is: Joi.alternatives().try(withType('search'), withType('dropdown')),
          then: Joi.forbidden(),
        },
      ],
      otherwise: Joi.forbidden(),
    });
    expect(read(schema)).toEqual([
      {path: 'docId', type: 'string', requiredInSome: true},
      {path: 'position', type: 'string', default: 'left'},
      {path: 'to', type: 'string'},
      {path: 'type', type: 'string', values: ['doc', 'link'], requiredInSome: true},
    ]);
  });

  it('on a field of the object merge the fields of its variants', () => {
    const schema = Joi.object({
      link: Joi.object()
        .allow(null)
        .when('.type', {
          switch: [
            {is: 'doc', then: Joi.object({type: 'doc', id: Joi.string().required()})},
            {is: 'generated-index', then: Joi.object({type: 'generated-index'})},
            {is: Joi.required(), then: Joi.forbidden()},
          ],
        }),
    });
    expect(read(schema)).toEqual([
      {path: 'link', type: 'object | null'},
      {path: 'link.id', type: 'string', requiredInSome: true},
      {path: 'link.type', type: 'string', values: ['doc', 'generated-index']},
    ]);
  });
});
