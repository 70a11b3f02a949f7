import {describe, expect, it} from 'vitest';
import {parseNodes} from './read-nodes';
import {linesOf, readSections} from './read-sections';

const read = (source: string) => readSections(parseNodes(source), 'Page');

const outline = (source: string) =>
  read(source).map(({id, level, titles}) => [id, level, titles.join(' > ')]);

const lines = (source: string) => read(source).flatMap(({nodes}) => linesOf(nodes));

describe('sections', () => {
  it('start at headings with explicit or generated ids', () => {
    expect(outline('Intro.\n\n## One `x` {#first}\n\n### Two\n\n#### Two\n\n## Three')).toEqual([
      ['', 1, 'Page'],
      ['first', 2, 'Page > One x'],
      ['two', 3, 'Page > One x > Two'],
      ['two-1', 4, 'Page > One x > Two > Two'],
      ['three', 2, 'Page > Three'],
    ]);
  });

  it('start at option table rows', () => {
    const table =
      '## Options {#options}\n\n<APITable fact="options/plugin-pwa" prefix="pwa.">\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `swCustom` | — | A path. |\n\n</APITable>';
    expect(outline(table).at(-1)).toEqual(['option-pwa-sw-custom', 7, 'Page > Options > swCustom']);
    expect(linesOf(read(table).at(-1)!.nodes).map(({text}) => text)).toEqual([
      'Name · Default · Description',
      '`swCustom` · A path.',
    ]);
  });

  it('have a line for each paragraph, list item, admonition and line of code', () => {
    const source =
      'A **bold** [link](./a.mdx) to `code`.\n\n- one\n  two\n- three\n\n  four\n\n:::tip[Note this]\n\nText.\n\n:::\n\n```mdx\n## Title {#title}\nb();\n```';
    expect(lines(source).map(({text, isCode}) => (isCode ? [text] : text))).toEqual([
      'A bold link to `code`.',
      'one two',
      'three',
      'four',
      'Tip: Note this',
      'Text.',
      ['## Title {#title}'],
      ['b();'],
    ]);
  });
});
