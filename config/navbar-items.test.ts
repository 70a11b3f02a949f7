import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, expect, it} from 'vitest';
import {navbarItems} from './navbar-items';

const root = path.resolve(__dirname, '..');
const scratchRoot = path.join(root, '.cache', 'navbar-items');

afterAll(() => rm(scratchRoot, {recursive: true, force: true}));

it('returns items with known types unchanged', () => {
  const items = [
    {to: '/blog/', label: 'Blog'},
    {type: 'search'},
    {type: 'custom-testAreaButton', label: 'Custom item'},
    {label: 'More', items: [{type: 'html', value: '<hr>'}]},
  ];
  expect(navbarItems(items)).toBe(items);
});

it.each([
  {
    fault: 'an item',
    items: [
      {to: '/', label: 'Home'},
      {type: 'docSidbar', label: 'Docs'},
    ],
    names: ['themeConfig.navbar.items[1] ("Docs")', '"docSidbar"'],
  },
  {
    fault: 'an item with a custom type that has no component',
    items: [{type: 'custom-nothing'}],
    names: ['themeConfig.navbar.items[0] has', '"custom-nothing"'],
  },
  {
    fault: 'an item in a dropdown',
    items: [{label: 'More', items: [{type: 'link', label: 'Team'}]}],
    names: ['themeConfig.navbar.items[0].items[0] ("Team")', '"link"'],
  },
  {
    fault: 'an item in dropdownItemsAfter',
    items: [{type: 'localeDropdown', dropdownItemsAfter: [{type: 'htm', value: '<hr>'}]}],
    names: ['themeConfig.navbar.items[0].dropdownItemsAfter[0] has', '"htm"'],
  },
])('names $fault whose type is unknown', ({items, names}) => {
  for (const name of names) {
    expect(() => navbarItems(items)).toThrow(name);
  }
});

/** The site's own navbar with one word changed, in an otherwise empty site. */
async function buildWithNavbar(word: string, replacement: string): Promise<string> {
  await mkdir(scratchRoot, {recursive: true});
  const dir = await mkdtemp(path.join(scratchRoot, 'site-'));
  await mkdir(path.join(dir, 'config'));
  for (const entry of ['node_modules', 'src', 'versions.json']) {
    await symlink(path.join(root, entry), path.join(dir, entry));
  }
  for (const file of await readdir(__dirname)) {
    await symlink(path.join(__dirname, file), path.join(dir, 'config', file));
  }
  const navbar = await readFile(path.join(__dirname, 'navbar.ts'), 'utf8');
  const changed = path.join(dir, 'config', 'navbar.ts');
  await rm(changed);
  await writeFile(changed, navbar.replace(word, replacement));
  await writeFile(path.join(dir, 'package.json'), '{"name": "scratch", "private": true}');
  await writeFile(
    path.join(dir, 'docusaurus.config.ts'),
    `import {navbar} from './config/navbar';

export default {
  title: 'Scratch',
  url: 'http://localhost',
  baseUrl: '/',
  presets: [['classic', {docs: false, blog: false}]],
  themeConfig: {navbar},
};
`,
  );
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return promisify(execFile)(process.execPath, [cli, 'build'], {
    cwd: dir,
    env: {...process.env, NO_COLOR: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  }).then(
    () => 'The build passed.',
    ({stdout, stderr}: {stdout: string; stderr: string}) => stdout + stderr,
  );
}

it(
  "an unknown type in the site's navbar fails the build and names the item",
  {tags: ['navbar-unknown-type'], timeout: 60_000},
  async () => {
    const output = await buildWithNavbar("{type: 'docSidebar'", "{type: 'docSidbar'");
    expect(output).toContain(
      'The navbar item themeConfig.navbar.items[0] ("Docs") has the type "docSidbar", which does not exist.',
    );
  },
);
