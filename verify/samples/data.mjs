// @ts-check
import {DEFAULT_SCHEMA, load, Type} from 'js-yaml';
import ts from 'typescript';
import {checkSamples} from './check-samples.mjs';

/** @typedef {import('../page/read-page.mjs').Page} Page */
/** @typedef {import('../page/read-page.mjs').Sample} Sample */
/** @typedef {import('../problem.mjs').Problem} Problem */
/** @typedef {import('../facts.mjs').Facts} Facts */

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

/** @param {string} lang */
export const isData = (lang) => lang in readers;

/**
 * Checks that the JSON and YAML samples on pages can be parsed and, if the framework
 * validates the file, that they use only the fields it knows.
 *
 * @param {Page[]} pages
 * @param {Facts} facts
 * @returns {Promise<{problems: Problem[], checked: number}>}
 */
export const checkData = (pages, facts) =>
  checkSamples(pages, isData, (sample) => problemsOf(sample, facts).map((message) => ({message})));

/**
 * @param {Sample} sample
 * @param {Facts} facts
 * @returns {string[]}
 */
function problemsOf({lang, title = '', code}, facts) {
  let data;
  try {
    data = readers[lang]?.(code, title);
  } catch (error) {
    return [`sample: invalid ${lang}: ${/** @type {Error} */ (error).message.split('\n')[0]}`];
  }
  const fact = schemas.find(([pattern]) => pattern.test(title))?.[1];
  return fact
    ? unknownFields(data, '', fact, facts).map((path) => `sample: ${fact} has no field "${path}"`)
    : [];
}

/**
 * The fields of a value that don't exist in a schema.
 *
 * @param {unknown} value
 * @param {string} path of the value in the schema
 * @param {string} fact
 * @param {Facts} facts
 * @returns {string[]}
 */
function unknownFields(value, path, fact, facts) {
  if (Array.isArray(value)) {
    return value.flatMap((item) => unknownFields(item, `${path}[]`, fact, facts));
  }
  const dot = path && `${path}.`;
  const hasFields = [...facts.names(fact)].some((name) => name.startsWith(dot));
  if (typeof value !== 'object' || value === null || !hasFields) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) => {
    const name = [key, '<name>'].find((one) => facts.find(fact, dot + one));
    return name ? unknownFields(child, dot + name, fact, facts) : [dot + key];
  });
}
