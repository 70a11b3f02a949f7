// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {read} from './read-joi.fixture.mjs';

const logo = Joi.object({alt: Joi.string(), src: Joi.string().required(), width: Joi.number()});

it('an object with the same fields as an earlier one refers to it', () => {
  const entries = read(Joi.object({footer: Joi.object({logo}), navbar: Joi.object({logo})}));
  expect(entries.filter(({sameAs}) => sameAs)).toEqual([
    {path: 'navbar', type: 'object', sameAs: 'footer'},
    {path: 'navbar.logo', type: 'object', sameAs: 'footer.logo'},
  ]);
});

it('array items with the same fields as the single form refer to it', () => {
  const [entry] = read(Joi.object({authors: [logo, Joi.array().items(logo)]}));
  expect(entry).toEqual({
    path: 'authors',
    type: 'object | array',
    items: {type: 'object', sameAs: 'authors'},
  });
});

it('objects that share only two fields are not linked', () => {
  const point = Joi.object({x: Joi.number(), y: Joi.number()});
  expect(read(Joi.object({from: point, to: point})).some(({sameAs}) => sameAs)).toBe(false);
});

it('objects whose fields have different types are not linked', () => {
  const other = logo.keys({width: Joi.string()});
  expect(read(Joi.object({a: logo, b: other})).some(({sameAs}) => sameAs)).toBe(false);
});
