import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@site/src/testing/temporary-folder';
import {expect, it} from 'vitest';
import {findProblems} from '.';
import {seams, type Seam} from './seams';
import {hashUpstream, readParts} from './upstream';

const siteDir = path.resolve(__dirname, '../../..');

it('each seam goes around files that are there, and names the test that proves it', () => {
  expect(findProblems(siteDir)).toEqual([]);
  const proofs = Object.values(seams).map(({proof}) => proof);
  expect(proofs.filter((file) => !existsSync(path.join(siteDir, file)))).toEqual([]);
});

it('lists the upstream files that have changed since they were read', async () => {
  const hashes = Array.from(
    hashUpstream(siteDir, readParts(siteDir)),
    ([file, hash]) => `${hash} ${file}\n`,
  );
  // After an update of Docusaurus, read what has changed, and accept it with: npx vitest -u src/framework/seams
  await expect(hashes.join('')).toMatchFileSnapshot('upstream.txt');
});

/** A site with one theme component, a page, and the theme's components with these paths. */
function makeSite(code: string, originals: string[], page = ''): string {
  const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
  const site = temporaryFolder({
    'src/theme/Card/index.tsx': code,
    'src/pages/index.tsx': page,
    ...Object.fromEntries(originals.map((name) => [`${theme}/${name}/index.js`, ''])),
  });
  mkdirSync(path.join(site, theme), {recursive: true});
  return site;
}

const replaced = '// Replaces Card, because its heading is empty.\nexport default () => null;\n';
const wrapped = "import Card from '@theme-init/Card';\n";

it.each([
  ['a replaced part with its original', replaced, ['Card'], undefined],
  [
    'a replaced part whose original is gone',
    replaced,
    [],
    /Card\/index\.tsx has no original.*empty/su,
  ],
  ['a wrapped part whose original is gone', wrapped, [], /Card\/index\.tsx has no original/u],
  ['a part that hides an original', 'export {};', ['Card'], /hides theme-classic/u],
  ['a part of its own', 'export {};', [], undefined, "import Card from '@theme/Card';"],
  [
    'a part of its own, by its path',
    'export {};',
    [],
    undefined,
    "import Card from '../theme/Card';",
  ],
  [
    'a part with a wrong name',
    "import Other from '@theme-original/Other';",
    ['Other'],
    /Card\/index\.tsx is never used/u,
  ],
])('%s', (_, code, originals, problem, page?: string) => {
  const problems = findProblems(makeSite(code, originals, page), {});
  expect(problems).toEqual(problem ? [expect.stringMatching(problem)] : []);
});

it('a seam whose upstream file is gone is named with its reason', () => {
  const moved: Seam = {...seams.prefetch, upstream: ['core/lib/client/no-such-file.js']};
  expect(findProblems(makeSite(wrapped, ['Card']), {moved})).toEqual([
    expect.stringMatching(/The seam "moved".*prefetches the code.*no-such-file\.js/su),
  ]);
});
