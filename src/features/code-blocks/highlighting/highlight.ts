import {normalizeTokens, Prism} from 'prism-react-renderer';
import {escapeHtml} from './built-code';

// Tokens that ../styles.css gives no color get no element, which are about half of all tokens. The
// second list are types that have a style even together with the first.
const plainTypes = ['plain', 'plain-text', 'punctuation', 'operator'];
const styledTypes = ['comment', 'prolog', 'doctype', 'cdata', 'bold'];

function tokenHtml({types, content}: {types: string[]; content: string}): string {
  // An empty line is a token with a line break.
  const html = escapeHtml(content.replace('\n', ''));
  const isIn = (list: string[]) => types.some((type) => list.includes(type));
  return html === '' || (isIn(plainTypes) && !isIn(styledTypes))
    ? html
    : `<span class="token ${types.join(' ')}">${html}</span>`;
}

/**
 * Highlights code with Prism, whose languages have to be loaded. Returns a line of HTML for each line
 * of code, in which tokens are spans with the classes that prism-react-renderer gives them; code in
 * an unknown language has none.
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  const env = {language, code, grammar, tokens: grammar ? Prism.tokenize(code, grammar) : [code]};
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens)
    .map((line) => line.map(tokenHtml).join(''))
    .join('\n');
}
