// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {read} from './read-joi.fixture.mjs';

const logo = Joi.object({alt: Joi.string(), src: Joi.string().required(), width: Joi.number()});

it('an object with the fields of an earlier one names it', () => {
  const entries = read(Joi.object({footer: Joi.object({logo}), navbar: Joi.object({logo})}));
  expect(entries.filter(({sameAs}) => sameAs)).toEqual([
    {path: 'navbar', type: 'object', sameAs: 'footer'},
    {path: 'navbar.logo', type: 'object', sameAs: 'footer.logo'},
  ]);
});

it('items with the fields of the single form name it', () => {
  const [entry] = read(Joi.object({authors: [logo, Joi.array().items(logo)]}));
  expect(entry).toEqual({
    path: 'authors',
    type: 'object | array',
    items: {type: 'object', sameAs: 'authors'},
  });
});

it('two fields that happen to be the same make no twins', () => {
  const point = Joi.object({x: Joi.number(), y: Joi.number()});
  expect(read(Joi.object({from: point, to: point})).some(({sameAs}) => sameAs)).toBe(false);
});

it('fields of other types make no twins', () => {
  const other = logo.keys({width: Joi.string()});
  expect(read(Joi.object({a: logo, b: other})).some(({sameAs}) => sameAs)).toBe(false);
});
