// @ts-check
import {readFileSync} from 'node:fs';
import yaml from 'js-yaml';
import {errorReference} from '../../src/content/error-reference.mjs';

/** @import {Facts} from '../facts.mjs' */
/** @import {Page} from '../page/read-page.mjs' */
/** @import {Problem} from '../problem.mjs' */
/** @typedef {{text: string, line: number}} Quote a message as a page quotes it */

const PAGE = `${errorReference}.mdx`;

/** Software other than the framework that the page may quote, as the title of a block. */
const OTHERS = ['Browser', 'Git', 'Joi', 'MDX', 'Node.js', 'npm', 'React', 'SWC', 'webpack'];

/**
 * Messages that no user can cause, with reasons.
 *
 * @type {{reason: string, messages: string[]}[]}
 */
export const unreachable = /** @type {any} */ (
  yaml.load(readFileSync(new URL('unreachable.yml', import.meta.url), 'utf8'), {
    filename: 'verify/messages/unreachable.yml',
  })
);

/**
 * Checks that the page about errors quotes what the packages can print, and nothing else: each
 * message in a block of the language `text`, with `{name}` for values and empty lines between
 * messages. A final `…` stands for the rest of a message.
 *
 * @param {Page[]} pages
 * @param {Facts} facts
 * @param {{isRequired?: boolean}} [options] whether the page must exist
 * @returns {Problem[]}
 */
export function checkMessages(pages, {data}, {isRequired = false} = {}) {
  const page = pages.find(({file}) => file.endsWith(PAGE));
  if (!page) {
    const [{file} = {file: PAGE}] = pages;
    const message = `messages: there is no page ${PAGE}, which explains errors and warnings`;
    return isRequired ? [{file, line: 1, message}] : [];
  }
  const problem = (/** @type {number} */ line, /** @type {string} */ message) => ({
    file: page.file,
    line,
    message: `messages: ${message}`,
  });
  const blocks = page.samples.filter(({lang}) => lang === 'text');
  const quotes = blocks.filter(({title}) => title === undefined).flatMap(quotesIn);
  const impossible = unreachable.flatMap(({messages}) => messages);
  const known = [...quotes.map(({text}) => text), ...impossible];
  return [
    ...blocks
      .filter(({title}) => title !== undefined && !OTHERS.includes(title))
      .map(({line, title}) =>
        problem(line, `"${title}" is no other software. Use one of: ${OTHERS.join(', ')}`),
      ),
    ...quotes
      .filter((quote) => !data.messages.some(({text}) => isQuoted(text, quote.text)))
      .map(({line, text}) =>
        problem(line, `no package of ${data.version} prints "${text}". Correct or remove it`),
      ),
    ...data.messages
      .filter(({text}) => !known.some((quote) => isQuoted(text, quote)))
      .map(({text, package: name}) =>
        problem(
          1,
          `${name} can print "${text}". Explain it, or add it to verify/messages/unreachable.yml`,
        ),
      ),
  ];
}

/**
 * @param {import('../page/read-page.mjs').Sample} block
 * @returns {Quote[]}
 */
function quotesIn({code, line}) {
  const texts = [...code.matchAll(/(?:^.*\S.*$\n?)+/gmu)];
  return texts.map(({0: text, index}) => ({
    text: text.trim(),
    line: line + code.slice(0, index).split('\n').length - 1,
  }));
}

/**
 * Whether a message is the quoted one; the names of values and line breaks don't matter.
 *
 * @param {string} message
 * @param {string} quote
 */
export function isQuoted(message, quote) {
  const start = comparable(quote.replace(/…\s*$/u, ''));
  return /…\s*$/u.test(quote)
    ? comparable(message).startsWith(start)
    : comparable(message) === start;
}

/** @param {string} text */
const comparable = (text) =>
  text
    .replaceAll(/\{[^{}]*\}/gu, '{}')
    .replaceAll(/\s+/gu, ' ')
    .trim();
