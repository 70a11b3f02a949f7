// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {readField} from './read-joi.fixture.mjs';

describe('options that a function of the validation decides on', () => {
  it('are of the kinds that it lets through', () => {
    const schema = Joi.custom((value) => {
      if (typeof value !== 'string' && !(value instanceof RegExp)) {
        throw new Error();
      }
      return value;
    });
    expect(readField(schema)).toEqual({type: 'string | object'});
  });

  it('are anything when it only converts', () => {
    expect(readField(Joi.custom((value) => String(value)))).toEqual({type: 'any'});
  });
});
