import {describe, expect, it} from 'vitest';
import {compareSections, type LineChange} from './compare-sections';
import {parseNodes} from './read-nodes';
import {sectionTexts} from './section-texts';

const page = `
import Tabs from '@theme/Tabs';

# Anchors

What holds a boat.

## Choose one {#choose}

A *fisherman* anchor holds on [rock](./ground.mdx).

| Anchor | Weight |
| --- | --- |
| Plow 3.8.1 | 12 kg |

### On mud {/* #mud */}

\`\`\`ts title="anchor.ts"
## not a heading
const weight = 12;
\`\`\`

## Lower it {#lower}

Let it down slowly. Wait.
`;

const read = (source: string) => sectionTexts(parseNodes(source), 'Anchors');

const compare = (before: string, after: string) => compareSections(read(before), read(after));

const change = (from: string, to: string) => compare(page, page.replace(from, to));

const show = (line: LineChange) =>
  line?.parts
    .map(([kind, text]) => (kind === 1 ? `{+${text}+}` : kind === -1 ? `[-${text}-]` : text))
    .join('') ?? '…';

it('the sections of a page contain deeper headings and option table rows', () => {
  const table =
    '## Options {#options}\n\n#### All\n\n<APITable fact="options/plugin-pwa">\n\n| Name | Use |\n| --- | --- |\n| `a` | One |\n| `b` | Two |\n\n</APITable>\n\nText.';
  const [, options] = read(table);
  expect(options?.lines.map(({text}) => text)).toEqual([
    'All',
    'Name · Use',
    '`a` · One',
    '`b` · Two',
    'Text.',
  ]);
});

describe('a change in a page', () => {
  it.each([
    ['a word', 'slowly', 'gently', 'lower', 'Let it down [-slowly-]{+gently+}. Wait.'],
    ['a cell', '12 kg', '15 kg', 'choose', 'Plow 3.8.1 · [-12-]{+15+} kg'],
    ['a version', '3.8.1', '3.9.2', 'choose', 'Plow [-3.8.1-]{+3.9.2+} · 12 kg'],
    ['a line of code', 'weight = 12', 'weight = 15', 'mud', 'const weight = [-12-]{+15+};'],
    ['the name of a file', 'anchor.ts', 'weight.ts', 'mud', '[-anchor.ts-]'],
    ['a title', 'Choose one {', 'Choose two {', 'choose', 'Choose [-one-]{+two+}'],
    ['a phrase', 'down slowly', 'go gently', 'lower', 'Let it [-down slowly-]{+go gently+}. Wait.'],
    ['the page title', '# Anchors', '# Moorings', '', '[-Anchors-]{+Moorings+}'],
    ['a whole line', 'Let it down slowly', 'Drop anchor', 'lower', '[-Let it down slowly. Wait.-]'],
  ])('to %s is shown in its section', (_, from, to, id, shown) => {
    const changes = change(from, to);
    expect(changes.map((section) => [section.id, section.kind])).toEqual([[id, 'changed']]);
    expect(changes[0]!.lines.map(show)).toContain(shown);
  });

  it.each([
    ['a link target', './ground.mdx', './bottom.mdx'],
    ['an import', '@theme/Tabs', '@theme/TabItem'],
    ['the format of an id', '{/* #mud */}', '{#mud}'],
    ['the width of a table', '| --- | --- |', '| ------ | ------ |'],
  ])('to %s is ignored', (_, from, to) => {
    expect(change(from, to)).toEqual([]);
  });

  it('lists added and removed sections', () => {
    const [added] = change('## Lower', '## Clean it {#clean}\n\nWith a brush.\n\n## Lower');
    expect(added).toMatchObject({id: 'clean', kind: 'added'});
    expect(added?.lines.map(show)).toEqual(['{+With a brush.+}']);
    const [removed] = change('## Lower it {#lower}\n\nLet it down slowly. Wait.\n', '');
    expect(removed).toMatchObject({id: 'lower', kind: 'removed'});
  });

  it('is found in moved sections, but moving alone is not a change', () => {
    const moved = '## Lower it {#lower}\n\nLet it down slowly. Wait.\n\n';
    const swapped = page.replace(moved.trimEnd(), '').replace('## Choose', `${moved}## Choose`);
    expect(compare(page, swapped)).toEqual([]);
  });

  it('omits distant lines', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f'];
    const [section] = compare(lines.join('\n\n'), lines.join('\n\n').replace('f', 'g'));
    expect(section?.lines.map(show)).toEqual(['…', 'e', '[-f-]', '{+g+}']);
  });
});
