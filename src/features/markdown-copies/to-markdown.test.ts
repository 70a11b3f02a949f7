import {describe, expect, it} from 'vitest';
import {parseNodes} from '../../content/markdown/read-nodes';
import {toMarkdown} from './to-markdown';

const origin = {description: 'Sea docs, 2.0', url: 'https://x.test/docs/anchors/'};
const start = '# Anchors\n\nSea docs, 2.0: <https://x.test/docs/anchors/>\n\n';

const convert = (source: string, format: 'md' | 'mdx' = 'mdx') =>
  toMarkdown(parseNodes(source, format), {
    title: 'Anchors',
    origin,
    resolveLink: (url) => `https://x.test/${url}`,
  })
    .replace(start, '')
    .trim();

describe('a page as Markdown', () => {
  it('starts with its title from the content or front matter, and its origin', () => {
    const read = (source: string) =>
      toMarkdown(parseNodes(source), {title: 'Anchors', origin, resolveLink: String});
    expect(read('---\ntitle: A\n---\n\nText.\n')).toBe(`${start}Text.\n`);
    expect(read('# Moorings {#top}\n\nText.\n')).toBe(
      `${start.replace('Anchors', 'Moorings')}Text.\n`,
    );
  });

  it.each([
    ['heading ids', '## Rock {#rock}', '## Rock'],
    [
      'frames whose content only exists on the site',
      '<BrowserWindow url="/a">\n  <Demo />\n</BrowserWindow>\n\nText.',
      'Text.',
    ],
    [
      'frames whose content is computed',
      'Text.\n\n<BrowserWindow url="/a">\n\nIt is {year}.\n\n</BrowserWindow>',
      'Text.',
    ],
    ['spaces as expressions', "One{' '}two.", 'One two.'],
    ['magic comments', '```js\n// highlight-next-line\na();\n```', '```js\na();\n```'],
    [
      'code block options except the title',
      '```js title="a.js" {2}\na();\n```',
      '```js title="a.js"\na();\n```',
    ],
  ])('omits %s', (_, source, markdown) => {
    expect(convert(source)).toBe(markdown);
  });

  it.each([
    ['a tab', '<TabItem value="a" label="Mud">\n\nText.\n\n</TabItem>', '**Mud**\n\nText.'],
    ['an inline tab', '<Tabs><TabItem value="a">Text.</TabItem></Tabs>', '- **a:** Text.'],
    [
      'tabs on one line each',
      '<Tabs>\n<TabItem value="a" label="Mud">One.</TabItem>\n<TabItem value="b">Two.</TabItem>\n</Tabs>',
      '- **Mud:** One.\n- **b:** Two.',
    ],
    [
      'a frame',
      '<BrowserWindow url="http://x.test/">\n\nText.\n\n</BrowserWindow>',
      '`http://x.test/`\n\nText.',
    ],
    [
      'a string in a code block component',
      '<CodeBlock language="mdx">{`## A {#a}`}</CodeBlock>',
      '```mdx\n## A {#a}\n```',
    ],
    ['a summary', '<details>\n<summary>More</summary>\n\nText.\n\n</details>', '**More**\n\nText.'],
    ['an admonition', ':::note\n\nText.\n\n:::', '> **Note**\n>\n> Text.'],
    ['its title', ':::tip[Chain]\n\nText.\n\n:::', '> **Tip: Chain**\n>\n> Text.'],
    [
      'an admonition as a component',
      '<Admonition type="tip" title="Chain">\n\nText.\n\n</Admonition>',
      '> **Tip: Chain**\n>\n> Text.',
    ],
    ['an image', '![A plow anchor](./plow.svg)', '_Image: A plow anchor_'],
    ['a screenshot', '<Screenshot name="a" alt="A plow" caption="B" />', '_Image: A plow_\n\nB'],
    ['a link', '[rock](./rock.mdx)', '[rock](https://x.test/./rock.mdx)'],
    ['code in an element', '<kbd><code>npm</code></kbd>', '`npm`'],
    ['a time of day', 'At 14:35 sharp.', 'At 14:35 sharp.'],
    ['a formula', '$a+b$', '$a+b$'],
    [
      'code blocks',
      '```mdx\nimport A from "b";\n<A />\n```',
      '```mdx\nimport A from "b";\n<A />\n```',
    ],
  ])('keeps the text of %s', (_, source, markdown) => {
    expect(convert(source)).toBe(markdown);
  });

  it('omits HTML comments from plain Markdown and keeps braces', () => {
    expect(convert('A {b}.\n\n<!-- truncate -->\n\nC.', 'md')).toBe('A {b}.\n\nC.');
  });
});
