// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {entriesOf} from '../shape/entries.mjs';
import {shapeIn} from '../shape/read-joi.fixture.mjs';
import {withFilledDefaults} from './filled-defaults.mjs';

const schema = Joi.object({
  title: Joi.string().required(),
  vcs: Joi.boolean().default(true),
  faster: Joi.object({swc: Joi.boolean(), rspack: Joi.boolean()}).default({}),
});

/** @param {(output: any) => object} postProcess code that runs after schema validation */
function read(postProcess) {
  const validate = (/** @type {object} */ input) => ({...postProcess(Joi.attempt(input, schema))});
  return Object.fromEntries(
    entriesOf(withFilledDefaults(shapeIn(schema), validate)).map((entry) => [
      entry.path,
      entry.default,
    ]),
  );
}

it('a default that code fills in after validation is found', () => {
  expect(read((output) => ({...output, faster: {swc: false}}))).toEqual({
    title: undefined,
    vcs: true,
    faster: {swc: false},
    'faster.swc': false,
    'faster.rspack': undefined,
  });
});

it('a default that code normalizes keeps its original form', () => {
  expect(read((output) => ({...output, vcs: {initialize: () => undefined}})).vcs).toBe(true);
});

it("a required option's sample value isn't treated as a default", () => {
  expect(read((output) => output).title).toBeUndefined();
});
