import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {seams} from './seams';
import {hashUpstream, readParts} from './upstream';

const siteDir = path.resolve(__dirname, '../../..');

it('each seam names the test that proves it', () => {
  const proofs = Object.values(seams).map(({proof}) => proof);
  expect(proofs.filter((file) => !existsSync(path.join(siteDir, file)))).toEqual([]);
});

it('lists the upstream files that have changed since they were read, or are gone', async () => {
  const hashes = Array.from(
    hashUpstream(siteDir, readParts(siteDir)),
    ([file, hash]) => `${hash} ${file}\n`,
  );
  // After an update of Docusaurus, read what has changed, and accept it with: npm run unit -- src/framework/seams -u
  await expect(hashes.join('')).toMatchFileSnapshot('upstream.txt');
});
