// @ts-check
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../tools/lib/paths.mjs';
import {docsVersions} from '../versions.mjs';
import {stableJson} from './stable-json.mjs';

describe.each(docsVersions.map(({framework}) => framework))('the fact file of %s', (version) => {
  const read = () => readFile(path.join(ROOT, 'verify/facts', `${version}.json`), 'utf8');

  it('belongs to that version', async () => {
    expect(JSON.parse(await read()).version).toBe(version);
  });

  it('is formatted and sorted like freshly extracted facts', async () => {
    const text = await read();
    expect(await stableJson(JSON.parse(text))).toBe(text);
  });

  it('lists each field of a schema once', async () => {
    /** @type {Record<string, {path: string}[]>} */
    const schemas = JSON.parse(await read()).schemas;
    for (const [fact, entries] of Object.entries(schemas)) {
      const paths = entries.map((entry) => entry.path);
      expect([fact, paths]).toEqual([fact, [...new Set(paths)].sort()]);
    }
  });
});
