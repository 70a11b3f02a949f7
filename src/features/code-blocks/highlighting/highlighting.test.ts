import type {Element, Root} from 'hast';
import {Prism, useTokenize} from 'prism-react-renderer';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {prism} from '../../../../config/prism';
import {textOf} from './built-code';
import {highlight} from './highlight';
import highlightCode from '../rehype';

const highlightTree = highlightCode(prism as Parameters<typeof highlightCode>[0]) as (
  root: Root,
) => void;

/** The properties of a code block after the plugin has run. */
function propertiesOf(
  text: string,
  properties: Element['properties'] = {},
): Record<string, unknown> {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties,
    children: [{type: 'text', value: text}],
  };
  highlightTree({
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
  });
  return {...code.properties, children: code.children};
}

const inLanguage = (language: string, text: string) =>
  propertiesOf(text, {className: [`language-${language}`]});

it('leaves live code, elements, and empty blocks as they are', () => {
  expect(propertiesOf('<b />\n', {live: true})).toMatchObject({children: [{value: '<b />\n'}]});
  expect(propertiesOf('<b />\n', {live: true})).not.toHaveProperty('html');
});

it('escapes code, also in unknown languages and without a language', () => {
  const text = `<img src=x onerror="a">&lt;'\n\n</code>`;
  for (const {html} of [
    propertiesOf(text),
    inLanguage('unknown', text),
    inLanguage('html', text),
  ]) {
    expect(String(html).replaceAll(/<span class="token [\w -]+">|<\/span>/gu, '')).not.toContain(
      '<',
    );
    expect(textOf(String(html))).toBe(text);
  }
});

it("keeps the theme's additions to Prism's languages", () => {
  expect(inLanguage('tsx', 'import type {ReactNode} from "react";').html).toContain(
    '<span class="token maybe-class-name">ReactNode</span>',
  );
  expect(inLanguage('scss', '$space: 1rem;').html).toContain('<span class="token unit">rem</span>');
});

it.each(['md', 'mdx'])('highlights MDX syntax and nested code in %s', (language) => {
  const code =
    'import Tabs from "@theme/Tabs";\n\n:::tip\n\n```jsx title="a.js"\nconst a = 1;\n```\n\n' +
    '````md\n```css\na {color: red}\n```\n````\n\n```unknown\nlet b;\n```\n';
  const words = Array.from(
    String(inLanguage(language, code).html).matchAll(/<span class="token [^"]+">([^<]+)/gu),
    ([, word]) => word,
  );
  expect(words).toEqual(expect.arrayContaining(['import', ':::tip', 'const', 'color']));
  expect(words).not.toContain('let');
});

/** What the theme shows: for each character, the classes of its token. */
function themeTokens(code: string, language: string): string[][] {
  const all: string[][] = [];
  const Reader = () => {
    const grammar = Prism.languages[language]!;
    const lines = useTokenize({prism: Prism, code, grammar, language});
    lines.forEach((line, index) => {
      if (index > 0) {
        all.push(['\n']);
      }
      for (const {content, types} of line) {
        all.push(...Array.from(content.replace('\n', ''), (char) => [char, ...types]));
      }
    });
    return null;
  };
  renderToStaticMarkup(createElement(Reader));
  return all;
}

function tokensOf(html: string): string[][] {
  return Array.from(html.matchAll(/<span class="token ([^"]+)">([^<]*)<\/span>|([^<]+)/gu)).flatMap(
    ([, classes, colored, plain]) =>
      Array.from(textOf(colored ?? plain!), (char) => [char, ...(classes?.split(' ') ?? [])]),
  );
}

it.each([
  ['tsx', "import x from 'y'; // <b>\nconst a = <B c={`d${1}\n\n`}>text & more</B>;"],
  ['css', '@media (min-width: 1px) {\n  .a::before { content: "<"; }\n}'],
  ['md', '# Title **bold**\n\n> quote\n\n```js title="a"\nconst a = 1;\n```\n\n**b** <C d="e" />'],
])('tokens have the classes and the text of the theme in %s', (language, code) => {
  const expected = themeTokens(code, language);
  const actual = tokensOf(highlight(code, language));
  expect(actual.map(([char]) => char)).toEqual(expected.map(([char]) => char));
  actual.forEach(([, ...classes], index) => {
    if (classes.length > 0) {
      expect(classes).toEqual(expected[index]!.slice(1));
    } else {
      expect(expected[index]!.join(' ')).toMatch(
        /^(.|\n)$| (plain|plain-text|punctuation|operator)\b/u,
      );
    }
  });
  expect(actual.filter(([, ...classes]) => classes.length > 0).length).toBeGreaterThan(0);
});
