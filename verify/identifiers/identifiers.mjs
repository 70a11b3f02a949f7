// @ts-check
import {isAllowed} from './allow-list.mjs';
import {segmentsOf, vocabularyOf} from './vocabulary.mjs';

/** @import {Facts} from '../facts.mjs' */
/** @import {Page} from '../page/read-page.mjs' */
/** @import {Problem} from '../problem.mjs' */
/** @import {Vocabulary} from './vocabulary.mjs' */

/**
 * A kind of name, recognized by its form.
 *
 * @typedef {object} Kind
 * @property {string} what
 * @property {RegExp} form a pattern whose first group is the name
 * @property {(name: string, vocabulary: Vocabulary) => boolean} exists
 */

/** @type {Kind[]} the first kind whose form matches is used */
const kinds = [
  {
    what: 'package or module',
    form: /^(@docusaurus\/[\w/-]+)$/u,
    exists: (name, {packages}) =>
      packages.has(name) || packages.has(name.split('/').slice(0, 2).join('/')),
  },
  {
    what: 'theme component',
    form: /^@theme(?:-original|-init)?\/([\w/]+)$/u,
    exists: (name, {components}) => components.has(name),
  },
  {
    what: 'command',
    form: /^(?:npx |yarn |npm run )?docusaurus ([a-z][\w:-]*)/u,
    exists: (name, {commands}) => commands.has(name) || /^docs:version:/u.test(name),
  },
  {
    what: 'hook',
    form: /^(use[A-Z]\w+)(?:\(.*\))?$/u,
    exists: (name, {words}) => words.has(name),
  },
  {
    what: 'option',
    form: /^((?:themeConfig|markdown|future|i18n|storage)\.[\w.[\]]+)$/u,
    exists: optionExists,
  },
  {
    what: 'name',
    // Camel case or words joined with an underscore, which is what option names look like.
    form: /^([a-z]+(?:[A-Z][a-z\d]+)+|[a-z]+(?:_[a-z\d]+)+)(?:\(\))?$/u,
    exists: (name, {words}) => words.has(name),
  },
];

/**
 * @param {string} name
 * @param {Vocabulary} vocabulary
 */
function optionExists(name, {paths}) {
  const segments = segmentsOf(name.replace(/^themeConfig\./u, ''));
  return paths.some(
    (path) =>
      path.length >= segments.length &&
      segments.every((segment, index) => path[index] === '*' || path[index] === segment),
  );
}

/**
 * Checks that inline code that looks like a framework name exists in this version, or that the
 * page's own samples define it.
 *
 * @param {Page[]} pages
 * @param {Facts} facts
 * @returns {Problem[]}
 */
export function checkIdentifiers(pages, facts) {
  const vocabulary = vocabularyOf(facts);
  return pages.flatMap(({file, inlineCodes, samples}) => {
    const ownWords = new Set(samples.flatMap(({code}) => code.match(/[\w$]+/gu) ?? []));
    return inlineCodes.flatMap(({text, line}) => {
      const kind = kinds.find(({form}) => form.test(text));
      const name = kind?.form.exec(text)?.[1];
      if (!name || kind.exists(name, vocabulary) || ownWords.has(name) || isAllowed(name, file)) {
        return [];
      }
      const message = `prose: there is no ${kind.what} "${name}" in ${facts.data.version}`;
      return [{file, line, message}];
    });
  });
}
