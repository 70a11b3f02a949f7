import {createHash} from 'node:crypto';

const scriptElement = /<script\b([^>]*)>(.*?)<\/script\s*>/gisu;

/** Blocks of data are not run. Source: https://html.spec.whatwg.org/#attr-script-type */
const isRun = (attributes: string) =>
  !/\ssrc\s*=/iu.test(attributes) &&
  !/\stype\s*=\s*["']?(?!module\b|text\/javascript\b)[^"'\s>]/iu.test(attributes);

/**
 * The scripts that a page has in itself.
 *
 * @param html
 * @returns their code as it is in the page
 */
export const inlineScripts = (html: string): string[] =>
  Array.from(html.matchAll(scriptElement), ([, attributes = '', code = '']) => ({attributes, code}))
    .filter(({attributes}) => isRun(attributes))
    .map(({code}) => code);

/**
 * The source expression that lets a policy run a script.
 * Source: https://www.w3.org/TR/CSP3/#grammardef-hash-source
 *
 * @param code
 * @returns such as `'sha256-…'`
 */
export const hashSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
