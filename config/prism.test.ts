import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {prism} from './prism';

const load = createRequire(__filename);

/** A word of each language that has a color of its own, as keyword, tag or the like. */
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

describe('languages of code @code-languages', () => {
  // As the theme does it: the definitions look for a global Prism.
  beforeAll(() => {
    vi.stubGlobal('Prism', Prism);
    load('prismjs/components/prism-markup-templating.js');
    for (const language of prism.additionalLanguages ?? []) {
      load(`prismjs/components/prism-${language}.js`);
    }
    return () => vi.unstubAllGlobals();
  });

  it('are those of the specification besides the usual', () => {
    expect(prism.additionalLanguages).toEqual(Object.keys(samples));
  });

  it.each(Object.entries(samples))('%s is told into its parts', (language, [code, word]) => {
    const tokens = Prism.tokenize(code, Prism.languages[language]!);
    expect(wordsOf(tokens).some((part) => part.trim() === word)).toBe(true);
  });
});
