// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {readField} from './read-joi.fixture.mjs';

describe('options that a function validates', () => {
  it('have the types that the function accepts', () => {
    const schema = Joi.custom((value) => {
      if (typeof value !== 'string' && !(value instanceof RegExp)) {
        throw new Error();
      }
      return value;
    });
    expect(readField(schema)).toEqual({type: 'string | object'});
  });

  it('can be anything if the function only converts values', () => {
    expect(readField(Joi.custom((value) => String(value)))).toEqual({type: 'any'});
  });
});
