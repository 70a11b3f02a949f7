// @ts-check
import {load} from '../framework.mjs';

/**
 * The options of the ESLint plugin's rules.
 *
 * @returns {[fact: string, entries: import('../shape/entries.mjs').Entry[]][]}
 */
export const lintRules = () =>
  Object.entries(load('@docusaurus/eslint-plugin').rules).flatMap(
    ([name, {meta, defaultOptions}]) => {
      const properties = Object.entries(meta.schema[0]?.properties ?? {});
      const entries = properties.map(([path, {type}]) => ({
        path,
        type,
        default: defaultOptions[0][path],
      }));
      return entries.length > 0 ? [[`eslint/${name}`, entries]] : [];
    },
  );
