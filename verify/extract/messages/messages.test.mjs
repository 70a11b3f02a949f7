// @ts-check
import {describe, expect, it} from 'vitest';
import {messagesIn} from './messages.mjs';

const texts = (/** @type {string} */ code) => messagesIn(code).map(({text}) => text);

describe('The messages in code', () => {
  it.each([
    ['thrown', "throw new Error('No docs here');", 'No docs here'],
    ['thrown by JSX', 'const a = <b onClick={() => { throw Error("No tabs") }} />;', 'No tabs'],
    [
      'with values',
      'new TypeError(`No ${kind} at ${path.relative(a, file.path)}`)',
      'No {kind} at {path}',
    ],
    [
      'with a plural',
      "new Error(`Failed for ${n} path${n > 1 ? 's' : ''}`)",
      'Failed for {n} path{…}',
    ],
    ['added up', "new Error('No docs ' + 'in ' + dir)", 'No docs in {dir}'],
    ['logged', "logger_1.default.warn `code=${'a.b'} is in path=${file}`", '`a.b` is in "{file}"'],
    ['reported', 'logger.report(onBroken)(logger.code(x) + " is broken")', '`{x}` is broken'],
    [
      'in a variable',
      "const text = 'No docs here'; const f = () => logger.error(text);",
      'No docs here',
    ],
    [
      'of a function',
      'function say() { return `Not ${a} here`; } console.warn(say());',
      'Not {a} here',
    ],
    [
      'of a schema',
      "Joi.any().messages({'any.unknown': '{#label} must be {.type}'})",
      '"{label}" must be {type}',
    ],
    ['of a lint rule', "const meta = {messages: {link: 'Use a Link'}};", 'Use a Link'],
    [
      'of a prompt',
      "prompts({validate: (a) => a ? true : 'A name is required'})",
      'A name is required',
    ],
    ['collected', 'warnings.push(`File ${file} is odd`)', 'File {file} is odd'],
  ])('include one %s', (_, code, text) => {
    expect(texts(code)).toEqual([text]);
  });

  it('include both texts of a choice', () => {
    expect(texts("new Error(a ? 'No docs here' : 'No blog here')")).toEqual([
      'No docs here',
      'No blog here',
    ]);
  });

  it('include what is added to a variable', () => {
    expect(
      texts(
        "function f() { let text = ''; text = `${text}No ${a} field`; throw new Error(text); }",
      ),
    ).toEqual(['No {a} field']);
  });

  it('exclude codes, other output, and errors that are passed on', () => {
    expect(
      texts(
        "helpers.error('any.invalid'); logger.info('All is well'); throw new Error(err.message);",
      ),
    ).toEqual([]);
  });

  it('have a kind', () => {
    expect(messagesIn("logger.warn('Odd docs'); logger.error('No docs');")).toEqual([
      {kind: 'warning', text: 'Odd docs'},
      {kind: 'error', text: 'No docs'},
    ]);
  });
});
