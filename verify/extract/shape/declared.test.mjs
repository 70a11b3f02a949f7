// @ts-check
import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {compile} from './compile.fixture.mjs';
import {withDeclared, withUnseenOptions} from './declared.mjs';
import {entriesOf} from './entries.mjs';
import {shapeIn} from './read-joi.fixture.mjs';

describe('deprecations', () => {
  const schema = Joi.object({
    old: Joi.string(),
    list: Joi.array().items(Joi.object({old: Joi.string(), kept: Joi.string()})),
  });
  const source = `type Options = {
    /** @deprecated use kept */ old?: string;
    list: {
      /** @deprecated */
      old: string;
      kept: string;
    }[];
  };`;
  const deprecated = (/** @type {ReturnType<typeof compile>} */ {type, checker}) =>
    entriesOf(withDeclared(shapeIn(schema), type, checker))
      .filter((entry) => entry.deprecated)
      .map(({path}) => path);

  it('are read from the declared type, including array items', () => {
    expect(deprecated(compile(source))).toEqual(['list[].old', 'old']);
  });

  it('are ignored if they come from a library that the type extends', () => {
    expect(deprecated(compile(source, '/node_modules/@docsearch/react/index.d.ts'))).toEqual([]);
  });
});

it('an option validated by a function gets its type and fields from the declaration', () => {
  const {type, checker} = compile(
    "type Options = {vcs?: 'git' | 'none' | boolean | {initialize: () => void}};",
  );
  const schema = Joi.object({
    vcs: Joi.custom((value) => {
      if (typeof value !== 'boolean') {
        throw new Error();
      }
    }),
  });
  expect(entriesOf(withDeclared(shapeIn(schema), type, checker))).toEqual([
    {path: 'vcs', type: 'string | boolean | object', values: ['git', 'none']},
    {path: 'vcs.initialize', type: 'function', required: true},
  ]);
});

it('options that are not validated are listed from the declared type', () => {
  const {type, checker} = compile('type Options = {quality?: number; dev?: boolean};');
  const schema = Joi.object({dev: Joi.boolean().default(true)});
  const read = (/** @type {unknown} */ one) =>
    entriesOf(withUnseenOptions(shapeIn(one), type, checker));
  expect(read(schema)).toEqual([{path: 'dev', type: 'boolean', default: true}]);
  expect(read(schema.unknown())).toEqual([
    {path: 'dev', type: 'boolean', default: true},
    {path: 'quality', type: 'number'},
  ]);
});
