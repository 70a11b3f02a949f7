// @ts-check
import {DEFAULT_SCHEMA, load, Type} from 'js-yaml';
import ts from 'typescript';

/** @import {Facts} from '../facts.mjs' */

// CloudFormation tags, which deployment files can contain, aren't part of YAML.
const yamlSchema = DEFAULT_SCHEMA.extend(
  ['!Ref', '!Sub', '!GetAtt'].map((tag) => new Type(tag, {kind: 'scalar'})),
);

/** @param {string} text */
const readYaml = (text) => load(text, {schema: yamlSchema});

/** Parsers for data samples by language; they throw if the text is invalid. */
const readers = /** @type {Record<string, (text: string, title: string) => unknown>} */ ({
  json: (text, title) => (/^tsconfig|^jsconfig/u.test(title) ? readJsonc(text) : JSON.parse(text)),
  json5: (text) => readJsonc(text),
  jsonc: (text) => readJsonc(text),
  yaml: readYaml,
  yml: readYaml,
});

/** The fact that a file must match, by its name. */
const schemas = /** @type {[RegExp, string][]} */ ([
  [/_category_\.(?:json|ya?ml)$/u, 'file/category'],
  [/authors\.ya?ml$/u, 'file/authors'],
  [/tags\.ya?ml$/u, 'file/tags'],
]);

/** @param {string} text */
function readJsonc(text) {
  const {config, error} = ts.parseConfigFileTextToJson('sample.json', text);
  if (error) {
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  }
  return config;
}

/**
 * JSON and YAML, which has to parse and, if the framework validates the file, to use only the fields
 * it knows.
 *
 * @type {import('./check-samples.mjs').SampleKind}
 */
export const data = {
  languages: Object.keys(readers),
  check({lang, title = '', code}, facts) {
    let value;
    try {
      value = readers[lang]?.(code, title);
    } catch (error) {
      return [{message: `invalid ${lang}: ${Object(error).message.split('\n')[0]}`}];
    }
    const fact = schemas.find(([pattern]) => pattern.test(title))?.[1];
    const unknown = fact ? unknownFields(value, '', fact, facts) : [];
    return unknown.map((path) => ({message: `${fact} has no field "${path}"`}));
  },
};

/**
 * The fields of a value that don't exist in a schema.
 *
 * @param {unknown} value
 * @param {string} path of the value in the schema
 * @param {string} fact
 * @param {Facts} facts
 * @returns {string[]}
 */
export function unknownFields(value, path, fact, facts) {
  if (Array.isArray(value)) {
    return value.flatMap((item) => unknownFields(item, `${path}[]`, fact, facts));
  }
  const dot = path && `${path}.`;
  const hasFields = facts.data.schemas[fact]?.some((entry) => entry.path.startsWith(dot));
  if (typeof value !== 'object' || value === null || !hasFields) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) => {
    const name = [key, '<name>'].find((one) => facts.find(fact, dot + one));
    return name ? unknownFields(child, dot + name, fact, facts) : [dot + key];
  });
}
