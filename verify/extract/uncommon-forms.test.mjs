// @ts-check
// What no package of the site has; facts.test.mjs reads the rest from the packages.
import {createRequire} from 'node:module';
import {Joi} from '@docusaurus/utils-validation';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {describeCommand} from './describe-command.mjs';
import {messagesIn} from './messages/messages.mjs';
import {withFilledDefaults} from './schemas/filled-defaults.mjs';
import {withDeclared, withUnseenOptions} from './shape/declared.mjs';
import {entriesOf} from './shape/entries.mjs';
import {fromJoi} from './shape/from-joi.mjs';

/** @param {unknown} schema of an object */
const shapeIn = (schema) =>
  /** @type {import('./shape/shape.mjs').Shape} */ (
    fromJoi(/** @type {import('./shape/joi-schema.js').JoiSchema} */ (schema))
  );

/** @param {object} fields */
const read = (fields) => entriesOf(shapeIn(Joi.object(fields)));

it.each([
  [
    'that depends on another one',
    Joi.alternatives().conditional('other', {is: 1, then: Joi.string(), otherwise: Joi.number()}),
    {type: 'string | number'},
  ],
  [
    'that some forms of an object require',
    Joi.object().when('other', {
      is: Joi.valid(true),
      then: Joi.optional(),
      otherwise: Joi.object().required(),
    }),
    {type: 'object', requiredInSome: true},
  ],
])('a field %s', (_, field, facts) => {
  expect(read({field})[0]).toEqual({path: 'field', ...facts});
});

it('the declared type adds deprecations, also in lists, and what is not validated', () => {
  const file = '/node_modules/@docusaurus/plugin/options.d.ts';
  const source = `interface Array<T> {[n: number]: T}
type Options = {
  list: {
    /** @deprecated */ old: string;
    fine: string;
  }[];
  vcs?: 'git' | 'none' | boolean | {initialize: () => void};
  size?: 1 | 2 | null;
  any?: unknown;
};`;
  const options = {strict: true, noLib: true};
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (name) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true) : undefined;
  const program = ts.createProgram([file], options, host);
  const [, declaration] = program.getSourceFile(file)?.statements ?? [];
  const checker = program.getTypeChecker();
  const type = checker.getTypeAtLocation(/** @type {ts.Statement} */ (declaration));

  const item = Joi.object({old: Joi.string(), fine: Joi.string()});
  const vcs = Joi.custom((value) => {
    if (typeof value !== 'boolean') {
      throw new Error();
    }
  });
  const shape = shapeIn(Joi.object({list: Joi.array().items(item), vcs}));
  expect(entriesOf(withDeclared(shape, type, checker))).toEqual([
    {path: 'list', type: 'array', items: {type: 'object'}},
    {path: 'list[].fine', type: 'string'},
    {path: 'list[].old', type: 'string', deprecated: true},
    {path: 'vcs', type: 'string | boolean | object', values: ['git', 'none']},
    {path: 'vcs.initialize', type: 'function', required: true},
  ]);
  const unseen = withUnseenOptions(shapeIn(Joi.object({list: Joi.any()}).unknown()), type, checker);
  expect(entriesOf(unseen)).toEqual([
    {path: 'any', type: 'any'},
    {path: 'list', type: 'any'},
    {path: 'size', type: 'number | null'},
    {path: 'vcs', type: 'string | boolean | object', values: ['git', 'none']},
  ]);
});

it('a default that code fills in is found, and one that code normalizes keeps its form', () => {
  const schema = Joi.object({
    title: Joi.string().required(),
    isOn: Joi.boolean().required(),
    vcs: Joi.boolean().default(true),
    faster: Joi.object({swc: Joi.boolean(), rspack: Joi.boolean()}).default({}),
  });
  const validate = (/** @type {object} */ input) => ({
    ...Joi.attempt(input, schema),
    faster: {swc: false},
    vcs: {initialize: () => undefined},
  });
  const entries = entriesOf(withFilledDefaults(shapeIn(schema), validate));
  expect(Object.fromEntries(entries.map((entry) => [entry.path, entry.default]))).toEqual({
    title: undefined,
    isOn: undefined,
    vcs: true,
    faster: {swc: false},
    'faster.swc': false,
    'faster.rspack': undefined,
  });
});

it('a flag that turns something off has no default, and --version is no flag of a command', () => {
  const core = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
  const {Command} = createRequire(core)('commander');
  expect(describeCommand(new Command().version('1').option('--no-minify', 'as it is'))).toEqual({
    flags: [{flag: '--no-minify'}],
  });
});

it('the answer that a prompt rejects is a message', () => {
  const code = "prompts({validate: (name) => (name ? true : 'A name is required')})";
  expect(messagesIn(code)).toEqual(['A name is required']);
});
