import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {parsePage} from '../../content/markdown/parse-page.mjs';
import findOption from './remark';

const list = (count: number) => `<APITable fact="config">

| Option | Type |
| --- | --- |
${'| `knots` | `number` |\n'.repeat(count)}
</APITable>
`;

const page = (count: number) => `# Sailing

| Knot | Use |
| --- | --- |
${'| Bowline | Moor |\n'.repeat(30)}
## Options {#options}

${list(count)}

<details>

${list(5)}

</details>
`;

async function namesOf(source: string): Promise<(string | null | undefined)[]> {
  const root = parsePage(source) as Root;
  await findOption().call({} as never, root, {} as never, () => {});
  return root.children.map((node) => ('name' in node && node.name) || node.type);
}

it('adds the field to pages with more than 20 options, before their first section', async () => {
  expect(await namesOf(page(16))).toEqual([
    'heading',
    'table',
    'FindOption',
    'heading',
    'APITable',
    'details',
  ]);
});

it('adds no field to pages with fewer options or only plain tables', async () => {
  expect(await namesOf(page(15))).not.toContain('FindOption');
});

it('adds the field before a list that has no heading', async () => {
  expect(await namesOf(list(21))).toEqual(['FindOption', 'APITable']);
});
