import type {Grammar, GrammarValue, TokenStream, languages, tokenize} from 'prismjs';

type Env = {language: string; code: string; grammar: Grammar; tokens: TokenStream};

/** The part of Prism that this uses. Prism's own types don't include hooks. */
export type Prism = {
  languages: typeof languages;
  tokenize: typeof tokenize;
  hooks: {
    add: (name: 'after-tokenize', run: (env: Env) => void) => void;
    run: (name: 'after-tokenize', env: Env) => void;
  };
};

const markdownLanguages = ['markdown', 'md', 'mdx'];

/** Prism's own pattern ends at the first fence inside, and ignores indented fences. */
const fence = {
  pattern: /^[ \t]*(`{3,})[^`\n]*\n[\s\S]*?^[ \t]*\1`*[ \t]*$/m,
  greedy: true,
  inside: {
    'code-block': {
      pattern: /^([ \t]*`{3,}.*\n)[\s\S]+(?=\n[ \t]*`{3,}[ \t]*$)/,
      lookbehind: true,
    },
    'code-language': {pattern: /^([ \t]*`{3,})[^`\n]+/, lookbehind: true},
    punctuation: /`{3,}/,
  },
} satisfies GrammarValue;

/**
 * Highlights the code in fences of Markdown samples. Prism does so while it writes HTML, but
 * prism-react-renderer only uses its tokens. Also adds what MDX adds to Markdown, and its ID.
 *
 * @param prism the instance of prism-react-renderer, which is changed
 */
export function highlightNestedCode(prism: Prism): void {
  const {languages} = prism;
  if ('mdx' in languages) {
    // A second run would nest code in nested code.
    return;
  }
  const markdown = languages.markdown as Record<string, GrammarValue[]>;
  markdown.code!.unshift(fence);
  languages.insertBefore('markdown', 'title', {
    esm: {
      pattern:
        /^(?:import(?=\s+['"{*]|\s.+\sfrom\s)|export(?=\s+(?:const|default|function)\s)).+$/m,
      inside: languages.tsx,
    },
    directive: {pattern: /^[ \t]*:{2,}[\w-]*/m, alias: 'keyword'},
    tag: (languages.jsx as Record<string, GrammarValue>).tag!,
  });
  languages.mdx = languages.markdown!;

  const tokensOf = (code: string, language: string): TokenStream => {
    const grammar = languages[language];
    if (!grammar) {
      return code;
    }
    const env = {language, code, grammar, tokens: prism.tokenize(code, grammar)};
    prism.hooks.run('after-tokenize', env);
    return env.tokens;
  };
  const visit = (tokens: TokenStream): void => {
    let language = '';
    for (const token of Array.isArray(tokens) ? tokens : []) {
      if (typeof token === 'string') {
        continue;
      }
      if (token.type === 'code-language') {
        [language = ''] = /^\w*/.exec(String(token.content))!;
      } else if (token.type === 'code-block') {
        token.content = tokensOf(String(token.content), language);
      } else {
        visit(token.content);
      }
    }
  };
  prism.hooks.add('after-tokenize', ({language, tokens}) => {
    if (markdownLanguages.includes(language)) {
      visit(tokens);
    }
  });
}
