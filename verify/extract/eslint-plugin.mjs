// @ts-check
import {load} from './framework.mjs';
import {entriesOf} from './shape/entries.mjs';
import {fromJsonSchema} from './shape/from-json-schema.mjs';

/**
 * The ESLint plugin's rules with their options.
 *
 * @returns {{rules: Record<string, {options?: import('./shape/entries.mjs').Entry[]}>}}
 */
export function eslintPlugin() {
  const {rules} = load('@docusaurus/eslint-plugin');
  return {
    rules: Object.fromEntries(
      Object.entries(rules).map(([name, {meta, defaultOptions}]) => {
        const [schema] = [meta.schema].flat();
        const options = schema ? entriesOf(fromJsonSchema(schema, defaultOptions?.[0])) : [];
        return [name, options.length > 0 ? {options} : {}];
      }),
    ),
  };
}
