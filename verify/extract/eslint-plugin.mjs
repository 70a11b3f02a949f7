// @ts-check
import {load} from './framework.mjs';
import {entriesOf} from './shape/entries.mjs';
import {fromJsonSchema} from './shape/from-json-schema.mjs';

/**
 * The ESLint plugin's rules with their options, and its configurations.
 *
 * @returns {{rules: Record<string, {options?: import('./shape/entries.mjs').Entry[]}>,
 *   configs: Record<string, Record<string, string>>}} `configs` gives the severity of each rule
 */
export function eslintPlugin() {
  const {rules, configs} = load('@docusaurus/eslint-plugin');
  return {
    rules: Object.fromEntries(
      Object.entries(rules).map(([name, {meta, defaultOptions}]) => {
        const [schema] = [meta.schema].flat();
        const options = schema ? entriesOf(fromJsonSchema(schema, defaultOptions?.[0])) : [];
        return [name, options.length > 0 ? {options} : {}];
      }),
    ),
    configs: Object.fromEntries(
      Object.entries(configs).map(([name, config]) => [name, config.rules]),
    ),
  };
}
