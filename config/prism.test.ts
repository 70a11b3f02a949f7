import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {prism} from './prism';

const load = createRequire(__filename);

/** A word in each language that is highlighted as a keyword, tag or similar. */
const samples = {
  java: ['public class Boat {}', 'class'],
  latex: ['\\begin{itemize}', '\\begin'],
  haskell: ['module Main where', 'module'],
  matlab: ['function sail()', 'function'],
  php: ['<?php echo 1;', 'echo'],
  powershell: ['function Set-Sail {}', 'function'],
  bash: ['echo "sail"', 'echo'],
  diff: ['-port\n+starboard\n', '+'],
  json: ['{"sail": true}', 'true'],
  scss: ['@mixin sail { color: red; }', '@mixin'],
} satisfies Record<string, [code: string, word: string]>;

const wordsOf = (token: unknown): string[] =>
  typeof token === 'string'
    ? []
    : Array.isArray(token)
      ? token.flatMap(wordsOf)
      : [
          String((token as {content: unknown}).content),
          ...wordsOf((token as {content: unknown}).content),
        ];

describe('code languages', {tags: ['code-languages']}, () => {
  // The theme does this too: the language definitions expect a global Prism.
  beforeAll(() => {
    vi.stubGlobal('Prism', Prism);
    load('prismjs/components/prism-markup-templating.js');
    for (const language of prism.additionalLanguages ?? []) {
      load(`prismjs/components/prism-${language}.js`);
    }
    return () => vi.unstubAllGlobals();
  });

  it('include the specified languages in addition to the defaults', () => {
    expect(prism.additionalLanguages).toEqual(Object.keys(samples));
  });

  it.each(Object.entries(samples))('%s is tokenized', (language, [code, word]) => {
    const tokens = Prism.tokenize(code, Prism.languages[language]!);
    expect(wordsOf(tokens).some((part) => part.trim() === word)).toBe(true);
  });
});
